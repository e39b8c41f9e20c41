import { largeText, narrower, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const footer = style({
  borderTop: `${vars.size.bar} solid ${vars.tone.red.solid}`,
  paddingBlockStart: vars.space['3xl'],
  paddingBlockEnd: vars.space.xl,
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space['2xl']} ${vars.space.lg}`,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({
      tablet: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      desktop: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
    }),
  },
});

export const brand = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  maxWidth: '26rem',
  '@media': responsive({ desktop: { gridColumn: 'auto' } }),
});

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Where two groups fit beside each other, the third has a row to itself.
  selectors: {
    '&:nth-child(4)': { '@media': { [narrower('tablet')]: { gridColumn: '1 / -1' } } },
  },
});

// Two columns in a row of its own; elsewhere a group has no room for them.
export const list = style({ columnCount: 2, columnWidth: '9rem', columnGap: vars.space.lg });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  breakInside: 'avoid',
  // Lines of one label are nearer to each other than to the next label.
  paddingBlock: vars.space.xs,
  color: vars.on.muted,
});

export const copyright = style({
  paddingBlockStart: vars.space['2xl'],
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
});
