import { focusReach, focusRingInside } from '../../foundations/focus.ts';
import { vars } from '../../foundations/theme.css.ts';

/** The edges of the ring in forced colors, which have no shadows. */
export const forcedEdges = { border: `${focusReach} solid Canvas` } as const;

// The pictures would cover the ring of the link itself.
export const focusRing = {
  ...focusRingInside,
  content: '""',
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.raised,
  pointerEvents: 'none',
} as const;
