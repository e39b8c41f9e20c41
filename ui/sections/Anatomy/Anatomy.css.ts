import { beforeFirstPaint, outOfReach } from '../../foundations/firstPaint.ts';
import { forcedColors, motion, responsive } from '../../foundations/media.ts';
import {
  createVar,
  fallbackVar,
  keyframes,
  style,
  styleVariants,
} from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** The view timeline of the drawing. On wide windows the section that the drawing is in sets it. */
export const timeline = '--anatomy';

export const box = style({
  position: 'relative',
  width: '100%',
  maxWidth: '30rem',
  aspectRatio: '480 / 608',
  // A tall layer goes on above and below the drawing: this hides its two ends. A board around the drawing shows them.
  overflowY: 'clip',
  viewTimelineName: timeline,
  // Not the layers, whose animations have a position of their own.
  selectors: { [`${beforeFirstPaint} &`]: outOfReach },
  '@media': {
    ...responsive({ tablet: { viewTimelineName: 'none' } }),
    // The lines are navy.
    [forcedColors]: { backgroundColor: vars.tone.red.onSolid, forcedColorAdjust: 'none' },
  },
});

export const words = style({
  maxWidth: '30rem',
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
});

const from = createVar();
const opacity = createVar();
const cut = createVar();
const uncut = createVar();

const arrive = keyframes({
  from: {
    translate: fallbackVar(from, 'none'),
    opacity: fallbackVar(opacity, '1'),
    clipPath: fallbackVar(cut, 'none'),
  },
  // A shape does not change gradually into none.
  to: { clipPath: fallbackVar(uncut, 'none') },
});

/** Styles of a part that moves, where the browser and the visitor allow it. */
const moving = (start: Record<string, string>, range: string) => ({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [motion]: {
          vars: start,
          animationName: arrive,
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationTimeline: timeline,
          animationRange: range,
        },
      },
    },
  },
});

// Ends when the whole drawing has come into a window of 900 px.
const opening = 'cover 18% cover 44%';

export const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

// A part of the bearing starts inside the outer ring, an eighth of the drawing from the next one.
export const part = styleVariants({
  still: {},
  // 1128 px where the others are 608 px, with the same middle.
  tall: { top: '-42.763%', height: '185.526%' },
  seal: moving({ [from]: '0 37.5%' }, opening),
  balls: moving({ [from]: '0 25%', [opacity]: '0' }, opening),
  innerRing: moving({ [from]: '0 12.5%', [opacity]: '0' }, opening),
  lowerSeal: moving({ [from]: '0 -12.5%' }, opening),
  wheel: moving({ [from]: '0 -25%' }, opening),
  strips: moving({ [cut]: 'inset(0 78% 0 0)', [uncut]: 'inset(0)' }, opening),
  roll: moving({ [from]: '-62% 3%' }, opening),
  callouts: moving({ [opacity]: '0' }, 'cover 38% cover 47%'),
});
