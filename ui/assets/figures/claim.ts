/** The three steps of a claim under the guarantee: a letter, a photo and a checked order. */
import { palette } from '../../foundations/tokens/palette.ts';
import { letters } from './lettering.ts';
import { circle, drawOn, group, path, type Point, weight } from './pen.ts';
import { stepSheet } from './sheet.ts';

const solid = { weight: weight.contour };
const red = { line: palette.red600, weight: 3.5 };

/** A letter with an order number comes out of its envelope. */
export const claimTell = (): string =>
  drawOn(
    stepSheet,
    group(
      [
        path('M-82-14L-8-74Q0-80 8-74L82-14Z', { fill: palette.ice200, ...solid }),
        path('M-60 40V-58Q-60-64-54-64H54Q60-64 60-58V40Z', { fill: palette.white, ...solid }),
        path('M-46-48H46V-14H-46Z', { fill: palette.crease100, line: palette.crease100 }),
        path('M-31-22L-27-40M-20-22L-16-40M-35-35H-15M-36-27H-16', { ...red, weight: 3 }),
        letters('114', [14, -31], 16, { fill: palette.red600 }),
        path('M-34 0H34M-18 14H18', { line: palette.ice300, weight: 5 }),
        path('M-82-14L-7 38Q0 43 7 38L82-14V66Q82 72 76 72H-76Q-82 72-82 66Z', {
          fill: palette.white,
          ...solid,
        }),
        path('M-78 69L-24 27M78 69L24 27', solid),
      ],
      [120, 96],
      -5,
    ),
  );

/** A phone takes a photo of a roll of tape whose end has let go. */
export const claimShow = (): string => {
  const roll: Point = [98, 84];
  return drawOn(
    stepSheet,
    path('M36 28H204Q226 28 226 50V130Q226 152 204 152H36Q14 152 14 130V50Q14 28 36 28Z', {
      fill: palette.navy900,
      ...solid,
    }),
    path('M36 36H204Q218 36 218 50V130Q218 144 204 144H36Q22 144 22 130V50Q22 36 36 36Z', {
      fill: palette.white,
    }),
    path('M98 116H136C154 116 162 104 165 90L173 93C169 112 158 124 138 124H98Z', {
      fill: palette.crease200,
    }),
    circle(roll, 36, { fill: palette.white, ...solid }),
    circle(roll, 30, { line: palette.ice300 }),
    circle(roll, 25, { line: palette.ice300 }),
    circle(roll, 19, { fill: palette.ice200 }),
    circle(roll, 13.5, { fill: palette.white }),
    path('M47 58V45H60M160 45H173V58M173 122V135H160M60 135H47V122', {
      line: palette.blue600,
      weight: 3.5,
    }),
    circle([197, 90], 13, { line: palette.navy900, weight: 2.5 }),
    circle([197, 90], 8, { fill: palette.red600, line: palette.red600 }),
    path('M22 78V102', { line: palette.navy900, weight: 7 }),
  );
};

/** The slip of the order, with a check mark: the claim is closed. */
export const claimPutRight = (): string => {
  const seal: Point = [160, 122];
  return drawOn(
    stepSheet,
    group(
      [
        path('M-52-70H52V66L39 58L26 66L13 58L0 66L-13 58L-26 66L-39 58L-52 66Z', {
          fill: palette.white,
          ...solid,
        }),
        path('M-35-36L-30-57M-22-36L-17-57M-40-51H-15M-41-42H-16', { ...red, weight: 3 }),
        letters('114', [14, -46], 18, { fill: palette.red600 }),
        path('M-36-18H36M-36-2H36M-36 14H2M-36 30H-8', { line: palette.ice300, weight: 5 }),
      ],
      [112, 92],
      -4,
    ),
    circle(seal, 36, { fill: palette.green600, ...solid }),
    path('M143 123L155 135L178 110', { line: palette.white, weight: 8 }),
  );
};
