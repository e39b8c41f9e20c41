import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const heading = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const size = styleVariants({
  display: {
    fontSize: vars.fontSize.display,
    lineHeight: vars.lineHeight.flat,
    letterSpacing: vars.tracking.tight,
  },
  '2xl': {
    fontSize: vars.fontSize['4xl'],
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.tracking.tight,
  },
  xl: {
    fontSize: vars.fontSize['3xl'],
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.tracking.tight,
  },
  lg: {
    fontSize: vars.fontSize['2xl'],
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.tracking.tight,
  },
  md: { fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.snug },
  sm: { fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.snug },
  xs: { fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug },
});
