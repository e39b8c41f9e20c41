import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  paddingInlineStart: vars.space.md,
  borderInlineStart: `${vars.size.bar} solid`,
  minWidth: 0,
});

export const variant = styleVariants({
  success: { borderInlineStartColor: vars.tone.green.solid },
  unconfirmed: { borderInlineStartColor: vars.tone.blue.solid },
  failure: { borderInlineStartColor: vars.tone.red.solid },
});

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** As high as one line, which aligns the icon with the first line of the text. */
export const icon = style({ flex: 'none', display: 'grid', placeItems: 'center', height: '1lh' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
});
