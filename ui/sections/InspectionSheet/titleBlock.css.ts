import { phoneScreen, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const line = `${vars.size.outline} solid ${vars.on.text}`;

// Phones leave it out: it only makes the sheet look like one.
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  borderBlockStart: line,
  '@media': {
    [phoneScreen]: { display: 'none' },
    ...responsive({ desktop: { borderBlockStart: 0 } }),
  },
});

export const cell = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space['2xs'],
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': responsive({
    desktop: { paddingInline: vars.space.lg, borderInlineStart: line },
  }),
});

export const label = style({ color: vars.on.muted, fontSize: vars.fontSize.xs });
export const value = style({ fontWeight: vars.fontWeight.bold, lineHeight: vars.lineHeight.snug });
