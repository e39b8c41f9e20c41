import { focusReach } from '../../foundations/focus.ts';
import { forcedColors, hover, narrower, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const nav = style({
  paddingBlockEnd: vars.space.md,
  '@media': { print: { display: 'none' } },
});

// One row on phones and tablets, from edge to edge of the window. It fades at its end, which shows that there is more.
// The space there is as wide as the fade, so that the last chip can be read.
export const list = style({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  // The padding keeps the focus ring from being clipped; `translate` aligns the chips with the text above.
  paddingBlock: focusReach,
  paddingInline: `${vars.space.gutter} ${vars.space['2xl']}`,
  // The chip before the current one stays in view, or a part of a long one. The second chip does not scroll the row.
  scrollPaddingInline: `calc(2 * ${vars.space['3xl']})`,
  translate: `calc(-1 * ${vars.space.gutter})`,
  width: `calc(100% + 2 * ${vars.space.gutter})`,
  scrollbarWidth: 'thin',
  maskImage: `linear-gradient(to left, transparent, currentColor ${vars.space['2xl']})`,
  '@media': responsive({
    desktop: {
      flexWrap: 'wrap',
      overflowX: 'visible',
      paddingInline: `${focusReach} ${vars.space.gutter}`,
      translate: `calc(-1 * ${focusReach})`,
      width: `calc(100% + ${focusReach} + ${vars.space.gutter})`,
      maskImage: 'none',
    },
  }),
});

export const item = style({ flex: 'none', maxWidth: '100%' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space.sm,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.on.card,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-current]': {
      borderColor: vars.tone.blue.solid,
      backgroundColor: vars.tone.blue.solid,
      color: vars.tone.blue.onSolid,
    },
  },
  '@media': {
    // The row is scrolled to the current category at first. In wider windows the row does not scroll, and browsers would
    // scroll the page instead.
    [`screen and ${narrower('desktop')}`]: {
      selectors: { '&[data-current]': { scrollInitialTarget: 'nearest' } },
    },
    ...hover({
      selectors: {
        '&:not([data-current]):hover': { borderColor: vars.on.link, color: vars.on.link },
      },
    }),
    [forcedColors]: { selectors: { '&[data-current]': { borderColor: 'Highlight' } } },
  },
});
