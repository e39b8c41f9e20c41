import { phoneScreen, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// CSS columns: groups differ in length, and a grid would leave gaps.
export const groups = style({
  columnGap: vars.space.xl,
  '@media': responsive({ tablet: { columnCount: 2 }, desktop: { columnCount: 3 } }),
});

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  breakInside: 'avoid',
  paddingBlockStart: vars.space.md,
  paddingBlockEnd: vars.space.xl,
  borderTop: `${vars.size.line} solid ${vars.on.text}`,
});

// Short labels are in two columns on phones.
export const shortList = style({
  '@media': {
    [phoneScreen]: { columnCount: 2, columnWidth: '8rem', columnGap: vars.space.sm },
  },
});

// At this size the longest category fits on one line of a phone's column.
export const item = style({
  breakInside: 'avoid',
  borderBottom: `${vars.size.hairline} solid ${vars.on.line}`,
  '@media': { [phoneScreen]: { fontSize: vars.fontSize.sm } },
});
