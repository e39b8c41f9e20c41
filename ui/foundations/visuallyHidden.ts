import { vars } from './theme.css.ts';

/** Hides text from sight, but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
