import { largeText, noScript } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
});

export const pairs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl });
export const pair = style({ display: 'flex', flexDirection: 'column' });
export const term = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });
export const fact = style({ fontWeight: vars.fontWeight.bold });

// The buttons need JavaScript, and are of no use in print.
const absent = { display: 'none' } as const;
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  justifyContent: 'start',
  gap: vars.space.sm,
  '@media': { [largeText]: { gridTemplateColumns: 'auto' }, [noScript]: absent, print: absent },
});

/** The line below both buttons that says what rink mode does. */
export const hint = style({
  order: 1,
  gridColumn: '1 / -1',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
});
