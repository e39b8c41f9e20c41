/** The three steps of a claim under the guarantee: a letter, a photo and a parcel. */
import { palette } from '../../foundations/tokens/palette.ts';
import {
  between,
  circle,
  drawOn,
  group,
  path,
  type Point,
  straight,
  weight,
  write,
} from './pen.ts';
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
        write('114', [14, -31], 19, red),
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

// The corners of the parcel: its front, and the far corners of its top and its end.
const [a, b, c, d]: [Point, Point, Point, Point] = [
  [22, 74],
  [146, 94],
  [146, 152],
  [22, 126],
];
const [e, f, g]: [Point, Point, Point] = [
  [218, 68],
  [218, 120],
  [98, 51],
];

/** Returns a lace over two faces, between two parts of an edge of each. */
const band = (edges: [Point, Point][], from: number, to: number): string =>
  straight(
    [
      ...edges.map(([start, end]) => between(start, end, from)),
      ...edges.toReversed().map(([start, end]) => between(start, end, to)),
    ],
    true,
  );

const middle = (edges: [Point, Point][]): string =>
  straight(edges.map(([start, end]) => between(start, end, 0.5)));

/** The parcel, tied with a lace, and a card with the days of the guarantee. */
export const claimPutRight = (): string => {
  const along: [Point, Point][] = [
    [g, e],
    [a, b],
    [d, c],
  ];
  const across: [Point, Point][] = [
    [a, g],
    [b, e],
    [c, f],
  ];
  const lace = [along, across].map((edges) =>
    path(band(edges, 0.43, 0.57), { fill: palette.white }),
  );
  const thread = [along, across].map((edges) =>
    path(middle(edges), { line: palette.blue600, dash: '4 6', cap: 'butt' }),
  );
  const knot = between(between(g, e, 0.5), between(a, b, 0.5), 0.5);
  const loop = { fill: palette.white, weight: 3 };
  return drawOn(
    stepSheet,
    path(straight([a, b, c, d], true), { fill: palette.ice200 }),
    path(straight([b, e, f, c], true), { fill: palette.ice300 }),
    path(straight([a, b, e, g], true), { fill: palette.ice50 }),
    ...lace,
    ...thread,
    path(straight([a, g, e, f, c, d, a, b, e]) + straight([b, c]), solid),
    group(
      [
        path('M0 2C-14 14-30 18-40 30L-31 34C-22 24-8 18 3 6Z', loop),
        path('M0 2C10 14 28 16 46 22L44 31C26 26 8 22-3 6Z', loop),
        path('M0 0C-12-34-46-42-54-26S-28 6 0 3C28 4 58-10 52-30S10-34 0 0Z', loop),
        path('M-10-2C-20-18-38-26-42-20S-24-2-10-2ZM10-3C18-20 38-28 41-22S26-2 10-3Z', {
          fill: palette.ice50,
        }),
        path('M-7-7Q0-11 7-7V7Q0 11-7 7Z', loop),
      ],
      knot,
    ),
    group(
      [
        path('M-21-25H21V25H-21Z', { fill: palette.white, weight: 3 }),
        write('30', [0, 0], 19, red),
      ],
      [54, 122],
      5,
    ),
  );
};
