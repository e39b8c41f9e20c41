import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const price = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const size = styleVariants({
  md: { fontSize: vars.fontSize.lg },
  lg: { fontSize: vars.fontSize['2xl'] },
});
