import { narrowDesktop, responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

// The text stays within the page's width, the pictures reach the window's edge.
export const edge = `max(${vars.space.gutter}, (100% - ${vars.size.container}) / 2)`;
const { lg, '2xl': wideGap } = vars.space;

const half = 'minmax(0, 1fr)';
const words = '[words-start] minmax(0, 5fr) [words-end]';
const pictures = 'minmax(0, 7fr)';

const desktopColumns = {
  plain: (gap: string) =>
    `${edge} ${words} ${gap} [pictures-start] ${pictures} ${edge} [pictures-end]`,
  reversed: (gap: string) =>
    `[pictures-start] ${edge} ${pictures} [pictures-end] ${gap} ${words} ${edge}`,
};

const twoColumns = (order: keyof typeof desktopColumns) => ({
  '@media': {
    ...responsive({
      tablet: {
        // The pictures are above both columns.
        gridTemplateColumns: `${edge} [words-start] ${half} [words-end] ${lg} [facts-start] ${half} [facts-end] ${edge}`,
        gridTemplateRows: 'auto auto auto 1fr',
      },
      desktop: { gridTemplateColumns: desktopColumns[order](lg) },
      wide: { gridTemplateColumns: desktopColumns[order](wideGap) },
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
