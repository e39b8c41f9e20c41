import { phoneWithSpace, responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
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

// Aligned with the end of the content.
const endOfContent = `max(${vars.space.gutter}, 50% - ${vars.size.container} / 2)`;

export const drawing = style({
  display: 'none',
  '@media': {
    ...responsive({
      tablet: {
        display: 'block',
        position: 'absolute',
        top: '50%',
        right: endOfContent,
        translate: '0 -50%',
        width: 'min(16rem, 21vw)',
        height: 'auto',
        // The lines are blue: they have the color of `fineMark`.
        opacity: 0.32,
      },
    }),
    print: { display: 'none' },
  },
});

// The edge of the window cuts a face-off circle and a center circle. The other marks are whole.
type Place = Record<'width' | 'right', string> &
  Partial<Record<'top' | 'bottom' | 'translate' | 'color', string>>;
const atEnd = (rule: Place) => ({
  '@media': responsive({ tablet: rule }),
});

export const place = styleVariants({
  faceoff: atEnd({ width: 'min(34rem, 36vw)', right: '-6vw', translate: '0 -50%' }),
  center: atEnd({ width: 'min(40rem, 42vw)', right: '-12vw', translate: '0 -50%' }),
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
          right: endOfContent,
          translate: '0 -50%',
          color: fineMark,
        },
      }),
    },
  },
  // In its own colors.
  crossbar: atEnd({
    width: 'min(19rem, 30vw)',
    right: '0',
    translate: '0 -52%',
    color: vars.on.text,
  }),
});
