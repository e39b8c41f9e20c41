import { phoneWithSpace, responsive } from '../../foundations/media.ts';
import { globalStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const shown = {
  display: 'block',
  position: 'absolute',
  aspectRatio: '1',
  color: vars.on.line,
} as const;

export const mark = style({
  display: 'none',
  '@media': {
    ...responsive({ tablet: { ...shown, top: '50%' } }),
    print: { display: 'none' },
  },
});

/** The color of marks with small parts, which would not be seen in the color of the lines of a surface. */
const fineMark = `color-mix(in srgb, ${vars.tone.blue.solid} 32%, ${vars.on.background})`;

// The edge of the window cuts a face-off circle and a center circle. The other marks are whole.
type Place = Record<'width' | 'right', string> &
  Partial<Record<'top' | 'bottom' | 'translate' | 'color', string>>;
const atEnd = (rule: Place) => ({
  '@media': responsive({ tablet: rule }),
});

export const place = styleVariants({
  faceoff: atEnd({ width: 'min(34rem, 36vw)', right: '-6vw', translate: '0 -50%' }),
  center: atEnd({ width: 'min(40rem, 42vw)', right: '-12vw', translate: '0 -50%' }),
  crease: atEnd({ width: 'min(30rem, 34vw)', right: '2vw', top: 'auto', bottom: '0' }),
  rink: {
    '@media': {
      // Beside a short title, such as that of the sitemap.
      [phoneWithSpace]: {
        ...shown,
        top: vars.space.md,
        right: vars.space.gutter,
        width: '7.5rem',
        color: fineMark,
      },
      ...responsive({
        tablet: {
          width: 'min(26rem, 34vw)',
          // Aligned with the end of the content.
          right: `max(${vars.space.gutter}, 50% - ${vars.size.container} / 2)`,
          translate: '0 -50%',
          color: fineMark,
        },
      }),
    },
  },
  play: atEnd({
    width: 'min(26rem, 32vw)',
    right: '0',
    translate: '0 -50%',
    color: fineMark,
  }),
  // In its own colors.
  crossbar: atEnd({
    width: 'min(19rem, 30vw)',
    right: '0',
    translate: '0 -52%',
    color: vars.on.text,
  }),
});

const column = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  paddingBlockStart: vars.space.lg,
} as const;

export const words = style({
  ...column,
  maxWidth: vars.size.headline,
  paddingBlockEnd: vars.space['2xl'],
  '@media': {
    // The text ends where the mark begins.
    ...responsive({ tablet: { maxWidth: '60%' } }),
    print: { paddingBlock: vars.space.md, maxWidth: 'none' },
  },
});

export const besidePicture = style({
  ...column,
  paddingBlockEnd: vars.space.xl,
  '@media': {
    ...responsive({
      desktop: {
        maxWidth: '50%',
        // The height of the picture, however short the text is.
        minHeight: 'min(30rem, 31vw)',
        paddingInlineEnd: vars.space['2xl'],
        paddingBlockEnd: vars.space['3xl'],
        // The words are in the middle of the height that the breadcrumb leaves.
        selectors: {
          '&::before, &::after': { content: '""', flexGrow: 1 },
          '&::before': { order: -1 },
        },
      },
    }),
    print: { paddingBlock: vars.space.md, maxWidth: 'none' },
  },
});
globalStyle(`${besidePicture} > :first-child`, { order: -2 });

// On phones and tablets it ends the band, from edge to edge of the window.
export const picture = style({
  '@media': {
    ...responsive({
      desktop: { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, width: '50%' },
    }),
    print: { display: 'none' },
  },
});

export const frame = style({
  height: `min(62.5vw, ${vars.size.pictureBand})`,
  overflow: 'clip',
  '@media': responsive({
    // Lower, so that what follows begins in the first window of a tablet.
    tablet: { height: `min(55vw, ${vars.size.pictureBand})` },
    desktop: { height: '100%' },
  }),
});
