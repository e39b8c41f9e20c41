import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

// The text stays within the page's width, the pictures reach the window's edge.
const edge = `max(${vars.space.gutter}, (100% - ${vars.size.container}) / 2)`;
const five = 'minmax(0, 5fr)';
const seven = 'minmax(0, 7fr)';

const twoColumns = (gridTemplateColumns: string) => ({
  '@media': responsive({ desktop: { gridTemplateRows: '1fr auto', gridTemplateColumns } }),
});

export const side = styleVariants({
  plain: twoColumns(`${edge} [words] ${five} [words-end pictures] ${seven} ${edge} [pictures-end]`),
  reversed: twoColumns(
    `[pictures] ${edge} ${seven} [pictures-end words] ${five} [words-end] ${edge}`,
  ),
});

const besidePictures = { gridColumn: 'words / words-end', paddingInline: 0 };
const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  paddingInline: vars.space.gutter,
  selectors: {
    [`${side.plain} > &`]: {
      '@media': responsive({
        // Keeps the longest name on one line in two columns.
        desktop: { ...besidePictures, paddingInlineEnd: vars.space.lg },
        wide: { paddingInlineEnd: vars.space['2xl'] },
      }),
    },
    [`${side.reversed} > &`]: {
      '@media': responsive({
        desktop: { ...besidePictures, paddingInlineStart: vars.space.lg },
        wide: { paddingInlineStart: vars.space['2xl'] },
      }),
    },
  },
} as const;

// The breadcrumb is at the top of the column, the name at its end.
export const title = style({
  ...column,
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: `${vars.space.sm} ${vars.space.md}`,
  '@media': responsive({ desktop: { gap: vars.space.xl, paddingBlock: vars.space.lg } }),
});

export const name = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  '@media': responsive({ desktop: { gap: vars.space.md } }),
  selectors: {
    // A long word may reach the picture when the visitor widens the text spacing (WCAG 1.4.12).
    [`${side.plain} > ${title} > &`]: {
      '@media': responsive({ wide: { width: `calc(100% + ${vars.space['2xl']})` } }),
    },
  },
});

export const gallery = style({
  minWidth: 0,
  '@media': responsive({ desktop: { gridColumn: 'pictures / pictures-end', gridRow: '1 / 3' } }),
});

export const kind = style({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
});

export const words = style({
  ...column,
  gap: vars.space.lg,
  paddingBlock: `${vars.space.md} ${vars.space['2xl']}`,
  '@media': responsive({
    tablet: { flexDirection: 'row', gap: vars.space.xl },
    // The text moves up as the picture beside it grows with the window.
    desktop: {
      flexDirection: 'column',
      gap: vars.space.lg,
      paddingBlockStart: 0,
      paddingBlockEnd: `max(${vars.space['2xl']}, 6vw)`,
    },
  }),
});
