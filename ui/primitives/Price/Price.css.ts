import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const price = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});
