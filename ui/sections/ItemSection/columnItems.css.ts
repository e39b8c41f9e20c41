import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// The bar covers the start of the line, as a goal line meets the boards.
export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.lg,
  borderTop: `${vars.size.line} solid ${vars.on.text}`,
  breakInside: 'avoid',
  '@media': responsive({ tablet: { paddingBlockEnd: vars.space.md } }),
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(-1 * ${vars.size.line})`,
      insetInlineStart: 0,
      width: vars.size.dot,
      borderBlockStart: `${vars.size.bar} solid ${vars.on.mark}`,
    },
  },
});

// The unit is below the value, so that the texts of all columns begin at the same height.
export const amount = style({
  display: 'grid',
  gap: vars.space['2xs'],
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const amountValue = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['3xl'],
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tight,
});
