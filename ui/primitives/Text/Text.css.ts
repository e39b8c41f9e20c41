import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const text = style({ textWrap: 'pretty', overflowWrap: 'anywhere' });

export const size = styleVariants({
  sm: { fontSize: vars.fontSize.sm },
  md: { fontSize: vars.fontSize.md },
  // A lead has two or three lines: none of them ends with one or two words.
  lg: { fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.body, textWrap: 'balance' },
});

export const variant = styleVariants({ plain: {}, muted: { color: vars.on.muted } });

export const measure = styleVariants({ none: {}, reading: { maxWidth: '60ch' } });
