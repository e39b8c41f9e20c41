import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const text = style({ textWrap: 'pretty', overflowWrap: 'anywhere' });

export const size = styleVariants({
  sm: { fontSize: vars.fontSize.sm },
  md: { fontSize: vars.fontSize.md },
  lg: {
    fontSize: vars.fontSize.lg,
    lineHeight: vars.lineHeight.body,
    // A lead has two or three lines on wide windows, and the last one would have a word or two.
    '@media': responsive({ tablet: { textWrap: 'balance' } }),
  },
});

export const variant = { plain: '', muted: style({ color: vars.on.muted }) };

export const measure = { none: '', reading: style({ maxWidth: '60ch' }) };
