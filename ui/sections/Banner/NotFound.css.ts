import { largeText, narrower, noScript, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { wordsBesidePicture } from './column.ts';

export const words = style(wordsBesidePicture);

export const products = style({
  display: 'grid',
  gap: vars.space.sm,
  width: '100%',
  paddingBlock: vars.space.sm,
  '@media': responsive({
    desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.lg },
  }),
});

// A row on phones and tablets: three columns would leave no room for the names.
export const product = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: `${vars.space.sm} ${vars.space.md}`,
  lineHeight: vars.lineHeight.snug,
  '@media': {
    [`screen and ${narrower('desktop')}`]: {
      paddingBlockEnd: vars.space.sm,
      borderBlockEnd: `${vars.size.hairline} solid ${vars.on.line}`,
    },
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({ desktop: { gridTemplateColumns: 'minmax(0, 1fr) auto' } }),
  },
});

export const thumb = style({
  overflow: 'clip',
  borderRadius: vars.radius.sm,
  '@media': responsive({ desktop: { gridColumn: '1 / -1' } }),
});

/** Ends the row of a phone or a tablet, and the words below the picture of a desktop. */
export const arrow = style({
  alignSelf: 'center',
  color: vars.on.link,
  '@media': {
    [largeText]: { display: 'none' },
    // Beside the name, not between the name and the price.
    ...responsive({ desktop: { alignSelf: 'start' } }),
  },
});

export const productWords = style({
  alignSelf: 'center',
  display: 'grid',
  gap: vars.space['2xs'],
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.display,
  overflowWrap: 'anywhere',
});

export const price = style({ color: vars.on.muted });

export const withoutScript = style({
  display: 'none',
  '@media': { [noScript]: { display: 'block' } },
});
