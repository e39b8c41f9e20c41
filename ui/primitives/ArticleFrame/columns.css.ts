import { headerInset } from '../../foundations/headerHeight.css.ts';
import { responsive, roomyDesktop } from '../../foundations/media.ts';
import { postColumns, sideColumn } from '../../foundations/sideColumn.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// The text is as wide as it reads well: pictures, tables, and lines end with it.
export const column = `${style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 47.5rem)',
  justifyContent: 'center',
  gap: vars.space['2xl'],
  paddingBlock: `${vars.space['2xl']} ${vars.space.section}`,
})} ${printStyle({ display: 'block', paddingBlock: `${vars.space.xl} 0` })}`;

/** The free column after the text: a padding of the text's box, so that a card beside the text is within that box. */
const productColumn = `calc(${postColumns.product} + ${vars.space['2xl']})`;

/** With share links, the text begins on narrow desktops where that of a guide does. On wider desktops, a free column follows it. */
export const shared = style({
  '@media': {
    ...responsive({
      desktop: {
        gridTemplateColumns: `${sideColumn.desktop} minmax(0, 47.5rem)`,
        justifyContent: 'start',
      },
    }),
    [roomyDesktop]: {
      gridTemplateColumns: `${postColumns.share} minmax(0, calc(47.5rem + ${productColumn}))`,
    },
  },
});

const beside = { gridColumn: '-2' } as const;
const besideProduct = {
  selectors: { [`${shared} > &`]: { paddingInlineEnd: productColumn } },
} as const;
export const main = style({
  position: 'relative',
  minWidth: 0,
  '@media': { ...responsive({ desktop: beside }), [roomyDesktop]: besideProduct },
});

// In the document they follow the text, so that screen readers read the text first. On desktops they are beside it,
// and stay in the window.
export const share = `${style({
  '@media': responsive({
    desktop: {
      position: 'sticky',
      insetBlockStart: `calc(${headerInset} + ${vars.space.md})`,
      gridArea: '1 / 1',
      alignSelf: 'start',
    },
  }),
})} ${printStyle({ display: 'none' })}`;

/** The end, which is not printed. */
export const end = `${style({
  '@media': { ...responsive({ desktop: beside }), [roomyDesktop]: besideProduct },
})} ${printStyle({ display: 'none' })}`;
