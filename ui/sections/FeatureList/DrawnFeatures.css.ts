import { forcedColors, largeText, motion, responsive } from '../../foundations/media.ts';
import { insideStyle, keyframes, printStyle, style } from '../../foundations/style.ts';
import { squaredPaper } from '../../foundations/squaredPaper.ts';
import { vars } from '../../foundations/theme.css.ts';
import { timeline } from '../Anatomy/Anatomy.css.ts';

export const sheet = style({
  '@media': responsive({ tablet: { viewTimelineName: timeline } }),
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    desktop: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      gap: vars.space['3xl'],
    },
  }),
});

/** A board with the drawing in its middle. Beside the list it has the height of the list. */
export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  width: '100%',
  maxWidth: '30rem',
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  overflow: 'clip',
  ...squaredPaper('10mm'),
  '@media': responsive({ tablet: { maxWidth: 'none' } }),
});

/** A board that shows a leg from the knee to the boot also where the list beside it is shorter. */
export const tall = style({
  paddingBlock: '22%',
  '@media': {
    ...responsive({ tablet: { paddingBlock: 0 }, desktop: { paddingBlock: '20%' } }),
    [forcedColors]: { paddingBlock: 0 },
  },
});

// The drawing fills the board. A tall layer is higher than the drawing, and the board shows its ends.
insideStyle(drawing, '> *', {
  maxWidth: 'none',
  overflowY: 'visible',
  // In forced colors only the drawing has a light background, so the ends stay hidden.
  '@media': { [forcedColors]: { overflowY: 'clip' } },
});

// Stretches its items to the height of the drawing, where that is taller.
export const list = style({ position: 'relative', display: 'grid' });

insideStyle(list, 'ul', { display: 'grid' });

const badge = vars.size.target;

/** A feature. With large text its number is above its words, which need the width. */
export const item = style({ '@media': { [largeText]: { flexDirection: 'column' } } });

/** The number of a feature: a red face-off dot, as in the drawing. */
export const number = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: badge,
  height: badge,
  borderRadius: vars.radius.round,
  backgroundColor: vars.tone.red.solid,
  color: vars.tone.red.onSolid,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.flat,
  '@media': {
    [forcedColors]: { border: `${vars.size.outline} solid CanvasText` },
  },
});

const run = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } });

// Centered below the numbers, which are its eyelets.
export const thread = `${style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${badge} / 2 - 0.75rem)`,
  width: '1.5rem',
  height: '100%',
  maxWidth: 'none',
  objectFit: 'cover',
  objectPosition: 'top',
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [motion]: {
          animationName: run,
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationTimeline: 'view()',
          animationRange: 'cover 15% cover 60%',
        },
      },
    },
  },
  '@media': {
    [forcedColors]: { display: 'none' },
  },
})} ${printStyle({ display: 'none' })}`;
