import { vars } from '../../foundations/theme.css.ts';

// A ring inside the picture's edge, with a light line in it: pictures are of any colour. An outline
// would lie below them.
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
