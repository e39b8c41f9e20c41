import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2xs']} ${vars.space.sm}`,
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
});

// Hash marks between them, as in the way to this page.
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'pre',
  selectors: {
    '&:not(:first-child)::before': {
      content: '""',
      flex: 'none',
      height: '0.85em',
      paddingInlineEnd: vars.space.sm,
      borderInlineStart: `${vars.size.outline} solid ${vars.on.mark}`,
    },
  },
});

export const author = style({
  color: vars.on.text,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
});

// The brand's mark, beside the words where there is room.
export const mark = style({
  display: 'none',
  '@media': responsive({
    desktop: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: 0,
      width: 'min(32rem, 36vw)',
      aspectRatio: '1',
      translate: '0 -58%',
    },
  }),
});

export const missing = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  maxWidth: vars.size.headline,
  paddingBlock: vars.space['2xl'],
  '@media': responsive({ desktop: { maxWidth: '54%' } }),
});
