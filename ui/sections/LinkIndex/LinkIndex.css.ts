import { responsive } from '../../foundations/media.ts';
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
  gap: vars.space.sm,
  breakInside: 'avoid',
  paddingBlockStart: vars.space.md,
  paddingBlockEnd: vars.space['2xl'],
  borderTop: `${vars.size.line} solid ${vars.on.text}`,
});

export const item = style({
  selectors: {
    '&:not(:last-child)': { borderBottom: `${vars.size.hairline} solid ${vars.on.line}` },
  },
});
