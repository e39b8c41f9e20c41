import { forcedColors, responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const hairline = `${vars.size.hairline} solid ${vars.on.line}`;

// One sheet. Each cell has the line before it; those at the edge of the sheet have none.
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.low,
  '@media': {
    ...responsive({ tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
    [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: vars.space.md,
  paddingBlock: vars.space.lg,
  borderBlockStart: hairline,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': responsive({
    tablet: {
      padding: vars.space.lg,
      // The title, the text and the points of two items side by side begin on one line each.
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      selectors: {
        '&:nth-child(2)': { borderBlockStart: 0 },
        '&:nth-child(even)': { borderInlineStart: hairline },
      },
    },
    wide: { padding: vars.space.xl },
  }),
});

// Flex puts the icon beside the words, so that no second line of the heading is below the icon.
insideStyle(item, 'h3', { display: 'flex', gap: vars.space.sm });

/** As high as a line of the heading. The first item is what holds, in green; the next one with an icon is what does not, in red. */
export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '1lh',
  color: vars.tone.red.solid,
  selectors: { [`${item}:first-child &`]: { color: vars.tone.green.solid } },
});

// Larger than the letters, in the same line.
insideStyle(icon, 'svg', { width: '1.6em', height: '1.6em' });

export const points = style({
  display: 'grid',
  paddingBlockStart: vars.space.xs,
});
insideStyle(points, 'li', {
  paddingBlock: vars.space.xs,
  borderBlockStart: hairline,
  fontWeight: vars.fontWeight.bold,
});
