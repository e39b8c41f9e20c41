import { vars } from './theme.css.ts';

const { line, outline: edge } = vars.size;

const ring = { outline: `${line} solid ${vars.on.focus}` } as const;
const width = `(${line} + 2 * ${edge})`;

/** How far the focus ring reaches out of its element. */
export const focusReach = `calc${width}`;

/**
 * The focus ring of every element: a line between two edges in the color of the surface. The line has
 * its contrast to the edges, so it is visible on buttons, pictures and toasts of any color.
 */
export const focusRing = {
  ...ring,
  outlineOffset: edge,
  boxShadow: `0 0 0 ${focusReach} ${vars.on.background}`,
  // Each line of a wrapped link gets edges on all sides.
  WebkitBoxDecorationBreak: 'clone',
  boxDecorationBreak: 'clone',
} as const;

/** The focus ring inside the edge of its element, where the outside is clipped or out of the window. */
export const focusRingInside = {
  ...ring,
  outlineOffset: `calc(-1 * (${line} + ${edge}))`,
  boxShadow: `inset 0 0 0 ${focusReach} ${vars.on.background}`,
} as const;
