import {
  commonPhone,
  largeText,
  phoneScreen,
  responsive,
  wideContainer,
} from '../../foundations/media.ts';
import { globalStyle, insideStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const column = { display: 'flex', flexDirection: 'column', height: '100%' } as const;
const beside = (columns: string) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  // Otherwise the ratio of the picture would decide its height.
  alignItems: 'stretch',
});

/** The layout of a card without a place in a list. */
export const alone = style({
  ...column,
  // The words have more width than the picture: a range of prices and the link beside it need one line.
  '@container': { [wideContainer]: beside('minmax(0, 6fr) minmax(0, 7fr)') },
});

// A small picture, where the window has room for a name beside it.
const smallPicture = style({
  '@media': {
    [commonPhone]: {
      display: 'grid',
      gridTemplateColumns: '40vw minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space.md,
      padding: vars.space.md,
    },
  },
});

/** That of a compact card: on phones, a small picture in its corner. */
export const compact = `${alone} ${smallPicture}`;

// The parts of the body are in the grid, and all but the first have the whole width.
insideStyle(smallPicture, '> :last-child', {
  '@media': { [commonPhone]: { display: 'contents' } },
});
insideStyle(smallPicture, '> :last-child > :not(:first-child)', { gridColumn: '1 / -1' });

const besideThumb = {
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
} as const;

// The picture is at the end, so that all words begin at one edge. Beside it is the part that a card places in the first
// column. All others are below it.
const rowOfPhone = {
  [phoneScreen]: {
    gridTemplateColumns: 'minmax(0, 1fr) 5rem',
    columnGap: vars.space.sm,
    rowGap: vars.space.xs,
  },
  // Beside the picture no word would fit.
  [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const layouts = styleVariants({
  lead: {
    ...column,
    '@media': responsive({ desktop: beside('minmax(0, 7fr) minmax(0, 5fr)') }),
  },
  // A row on phones, so that only the lead fills a window.
  medium: {
    ...besideThumb,
    '@media': {
      ...rowOfPhone,
      ...responsive({ tablet: { ...column, alignItems: 'normal', gap: 0 } }),
    },
  },
  row: {
    ...besideThumb,
    '@media': {
      ...rowOfPhone,
      ...responsive({
        tablet: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: vars.space.lg },
        desktop: { gridTemplateColumns: '18rem minmax(0, 1fr)', gap: vars.space.xl },
      }),
    },
  },
});

// On tablets, where it has a row to itself, the picture is beside the words.
const besideOnTablet = style({
  '@media': responsive({
    tablet: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'stretch',
    },
    desktop: { display: 'flex' },
  }),
});

/** The layout of a card in a list, by its place. */
export const placed = {
  ...layouts,
  // The first of three has its picture above the words on phones, the others are rows.
  trioLead: `${style(column)} ${besideOnTablet}`,
  trio: `${layouts.medium} ${besideOnTablet}`,
};

// The card clips the corners of its picture, a row does not.
globalStyle(`${layouts.row} > :first-child`, { borderRadius: vars.radius.sm });
globalStyle(`${smallPicture} > :first-child`, {
  '@media': { [commonPhone]: { borderRadius: vars.radius.sm } },
});
globalStyle(`:is(${layouts.medium}, ${layouts.row}) > :first-child`, {
  '@media': {
    [phoneScreen]: { gridArea: '1 / 2', borderRadius: vars.radius.sm, aspectRatio: '1' },
    [largeText]: { gridArea: 'auto', aspectRatio: '16 / 9' },
  },
});
