import { globalStyle, style } from './style.ts';
import { vars } from './theme.css.ts';

/** The space for a slash, and between it and the next fact. */
const slash = vars.space.sm;

/**
 * A row of facts, each with a red slash before it. The row is moved to the left by the space of one slash, and the
 * slash at the start of each line is clipped.
 */
export const slashed = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  minWidth: 0,
  translate: `calc(-1 * ${slash})`,
  clipPath: `inset(0 0 0 ${vars.space['2xs']})`,
});

globalStyle(`${slashed} > *`, {
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: slash,
  overflowWrap: 'anywhere',
});
globalStyle(`${slashed} > *::before`, {
  content: '""',
  position: 'absolute',
  insetBlock: '25%',
  insetInlineStart: 0,
  borderInlineStart: `${vars.size.outline} solid ${vars.on.mark}`,
  rotate: '18deg',
});
globalStyle(`${slashed} > time`, { whiteSpace: 'nowrap' });
