import { narrowDesktop, responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

// The text stays within the page's width, the pictures reach the window's edge.
export const edge = `max(${vars.space.gutter}, (100% - ${vars.size.container}) / 2)`;
const { lg, '2xl': wideGap } = vars.space;

const columns = {
  plain: (words: string, gap: string, pictures: string) =>
    `${edge} [words-start] ${words} [words-end] ${gap} [pictures-start below-start] ${pictures} [below-end] ${edge} [pictures-end]`,
  reversed: (words: string, gap: string, pictures: string) =>
    `[pictures-start] ${edge} [below-start] ${pictures} [below-end pictures-end] ${gap} [words-start] ${words} [words-end] ${edge}`,
};

const half = 'minmax(0, 1fr)';
const five = 'minmax(0, 5fr)';
const seven = 'minmax(0, 7fr)';

const twoColumns = (order: keyof typeof columns) => ({
  '@media': {
    ...responsive({
      tablet: {
        gridTemplateColumns: `${edge} [words-start] ${half} [words-end] ${lg} [below-start] ${half} [below-end] ${edge}`,
        gridTemplateRows: 'auto auto auto 1fr',
      },
      desktop: { gridTemplateColumns: columns[order](five, lg, seven) },
      wide: { gridTemplateColumns: columns[order](five, wideGap, seven) },
    }),
    [narrowDesktop]: { gridTemplateRows: 'auto 1fr' },
  },
});

export const side = styleVariants({ plain: twoColumns('plain'), reversed: twoColumns('reversed') });

export const gallery = style({
  minWidth: 0,
  '@media': {
    ...responsive({
      tablet: { gridColumn: '1 / -1', gridRow: '2' },
      desktop: { gridColumn: 'pictures', gridRow: '1 / 5' },
    }),
    [narrowDesktop]: { gridRow: '1 / 3' },
  },
});
