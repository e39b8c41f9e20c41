import { largeText, phoneScreen } from '../../foundations/media.ts';
import { globalStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const cover = style({ width: '100%', aspectRatio: '16 / 9', backgroundColor: vars.on.line });
export const thumb = style({ aspectRatio: '4 / 3', backgroundColor: vars.on.line });
export const bar = style({
  height: vars.space.md,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.on.line,
});
/** The lines of the title, or of the excerpt, with the space of the card between them. */
export const parts = style({ display: 'contents' });
/** The lines of the title, which are above the facts on phones. */
const titleLines = style({});
export const title = `${parts} ${titleLines}`;
globalStyle(`${titleLines} > *`, { '@media': { [phoneScreen]: { order: -1 } } });
// In a row on phones, the title and the facts are beside the picture, and all else below it.
const grid = { display: 'grid', gap: vars.space.xs } as const;
const besidePicture = (row: number) =>
  style({
    '@media': {
      [phoneScreen]: { ...grid, gridArea: `${row} / 1`, alignSelf: 'start' },
      [largeText]: { gridArea: 'auto' },
    },
  });
export const titleOfRow = `${parts} ${besidePicture(1)}`;
export const factsOfRow = `${parts} ${besidePicture(2)}`;
export const partsOfRow = `${parts} ${style({
  '@media': { [phoneScreen]: { ...grid, gridColumn: '1 / -1' } },
})}`;

export const width = styleVariants({
  short: { width: '38%' },
  title: { width: '82%', height: vars.space.lg },
  titleEnd: { width: '55%', height: vars.space.lg },
  full: { width: '100%' },
});

// As high as the link at the end of a card, of which the text is drawn.
export const link = style({
  height: vars.size.target,
  width: '6rem',
  clipPath: 'inset(32% 0)',
  backgroundColor: vars.on.line,
});
