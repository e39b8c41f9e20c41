import { vars } from '../../foundations/theme.css.ts';

// A ring inside the picture's edge, with a light line for dark pictures. The pictures would cover an
// outline of the link itself.
export const focusRing = {
  content: '""',
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.raised,
  border: `${vars.size.line} solid ${vars.on.focus}`,
  outline: `${vars.size.outline} solid ${vars.on.background}`,
  outlineOffset: `calc(-1 * (${vars.size.line} + ${vars.size.outline}))`,
  pointerEvents: 'none',
} as const;
