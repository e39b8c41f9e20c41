import { belowHeader } from '../../foundations/headerHeight.css.ts';
import { responsive, roomyDesktop } from '../../foundations/media.ts';
import { postMeasure, textMeasure } from '../../foundations/postMeasure.ts';
import { sideColumn, sideGap } from '../../foundations/sideColumn.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const column = `${style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${textMeasure})`,
  justifyContent: 'center',
  gap: sideGap.desktop,
  paddingBlock: `${vars.space['2xl']} ${vars.space.section}`,
  '@media': { [roomyDesktop]: { gridTemplateColumns: `minmax(0, ${postMeasure})` } },
})} ${printStyle({ display: 'block', paddingBlock: `${vars.space.xl} 0` })}`;

/** With share links, a column for them is before the text. */
export const shared = style({
  '@media': {
    ...responsive({
      desktop: {
        gridTemplateColumns: `${sideColumn.desktop} minmax(0, ${textMeasure})`,
        justifyContent: 'start',
      },
    }),
    [roomyDesktop]: {
      gridTemplateColumns: `${sideColumn.narrow} minmax(0, ${postMeasure})`,
      columnGap: sideGap.wide,
    },
  },
});

/** Roomy desktops have another column, after the text. */
export const withCards = style({
  '@media': {
    [roomyDesktop]: {
      gridTemplateColumns: `${sideColumn.narrow} minmax(0, 1fr) ${sideColumn.wide}`,
    },
  },
});

/** The column of the text, which is the second one where share links are beside it. */
const beside = { selectors: { [`${shared} > &`]: { gridColumn: '2' } } } as const;

export const main = style({
  position: 'relative',
  minWidth: 0,
  '@media': {
    ...responsive({ desktop: beside }),
    [roomyDesktop]: {
      selectors: {
        // The box of the text includes the column after it, so that a card in the column is inside the box.
        [`${withCards} > &`]: {
          gridColumn: '2 / -1',
          paddingInlineEnd: `calc(${sideColumn.wide} + ${sideGap.wide})`,
        },
      },
    },
  },
});

// In the document they follow the text, so that screen readers read the text first. On desktops they are beside it,
// and stay in the window.
export const share = `${style({
  '@media': responsive({
    desktop: {
      position: 'sticky',
      insetBlockStart: belowHeader,
      gridArea: '1 / 1',
      alignSelf: 'start',
    },
  }),
})} ${printStyle({ display: 'none' })}`;

/** The end, which is not printed. */
export const end = `${style({
  '@media': responsive({ desktop: beside }),
})} ${printStyle({ display: 'none' })}`;
