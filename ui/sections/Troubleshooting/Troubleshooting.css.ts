import { responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  borderBottom: `${vars.size.hairline} solid ${vars.on.line}`,
});

const columns = { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space.xl };

export const pair = `${style({
  display: 'grid',
  gap: vars.space['2xs'],
  alignItems: 'baseline',
  paddingBlock: vars.space.md,
  borderTop: `${vars.size.hairline} solid ${vars.on.line}`,
  overflowWrap: 'anywhere',
  '@media': responsive({ tablet: columns }),
})} ${printStyle({ ...columns, paddingBlock: vars.space['2xs'], breakInside: 'avoid' })}`;

// A red cross before each problem.
export const problem = style({
  position: 'relative',
  paddingInlineStart: vars.space.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.6em',
      insetInlineStart: 0,
      width: '0.85em',
      height: vars.size.line,
      backgroundColor: vars.tone.red.solid,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    '&::before': { rotate: '45deg' },
    '&::after': { rotate: '-45deg' },
  },
});

export const solution = style({
  paddingInlineStart: vars.space.lg,
  textWrap: 'pretty',
  '@media': responsive({ tablet: { paddingInlineStart: 0 } }),
});
