/** Two strips of clear tape on a hockey sock, a layer for each part. All layers have one size. */
import { palette } from '../../foundations/tokens/palette.ts';
import { dot } from './numbered.ts';
import {
  circle,
  clip,
  drawOn,
  group,
  inked,
  leader,
  num,
  path,
  type Point,
  smooth,
  weight,
} from './pen.ts';
import { boot, pants } from './leg.ts';
import { anatomySheet, tallSheet } from './sheet.ts';
import { tallOverhang } from './tallLayer.ts';

/** The right and the left edge of the leg, from the pants to the skate: it bulges over the shin guard. */
const right: Point[] = [
  [340, -150],
  [322, 0],
  [338, 70],
  [332, 150],
  [338, 240],
  [322, 360],
  [292, 470],
  [284, 540],
  [290, 608],
  [295, 660],
];
const left: Point[] = [
  [112, -150],
  [130, 0],
  [112, 80],
  [122, 150],
  [120, 240],
  [136, 360],
  [164, 470],
  [172, 540],
  [166, 608],
  [161, 660],
];

const outline = `${smooth(right)}L161 660${smooth(left.toReversed()).replace(/^M[^C]*/, '')}Z`;

/** Returns the x of an edge at a height. */
const edge = (points: readonly Point[], y: number): number => {
  const i = Math.max(
    1,
    points.findIndex(([, height]) => height >= y),
  );
  const [from = [0, 0], to = [0, 0]] = [points[i - 1], points[i]];
  return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
};

/** A band around the leg, which sags in the middle as a band on a round leg does. */
const band = (top: number, tall: number, past = 0): string => {
  const sag = 22;
  const x = (points: readonly Point[], y: number, out: number): number => edge(points, y) + out;
  const [a, b] = [x(left, top, -past), x(right, top, past)];
  const [c, d] = [x(right, top + tall, past), x(left, top + tall, -past)];
  const middle = (a + b) / 2;
  return (
    `M${num(a)} ${top}Q${num(middle)} ${top + sag} ${num(b)} ${top}L${num(c)} ${top + tall}` +
    `Q${num(middle)} ${top + tall + sag} ${num(d)} ${top + tall}Z`
  );
};

/**
 * The stripes of the sock: a dark one in a white one. The white one ends under each strip, which shows that the
 * tape is clear. A dark one there would make it look dark.
 */
const stripes: readonly [top: number, tall: number, color: string][] = [
  [66, 100, palette.white],
  [88, 32, palette.navy900],
  [346, 96, palette.white],
  [366, 30, palette.navy900],
];

const knit = (): string =>
  path(
    Array.from(
      { length: 15 },
      (_, i) => `M${112 + i * 16}-150V0q-10 300 ${num((7 - i) * -4.4 + 0)} 608v52`,
    ).join(''),
    { line: palette.navy900, weight: 0.8, dash: '2 5' },
  );

/** A sock over a shin guard, between the pants and the skate. */
export const tapeSock = (): string =>
  drawOn(
    tallSheet,
    clip('leg', outline),
    group(
      [
        path(outline, { fill: palette.red600, weight: weight.contour }),
        inked({ clip: 'leg' }, [
          ...stripes.map(([top, tall, fill]) =>
            path(band(top, tall, 6), { fill, line: fill, weight: 1 }),
          ),
          knit(),
          // The shin guard under the sock: its ridges, and the edge at its side.
          path('M160 30C146 200 160 330 190 452M300 30C310 200 298 330 270 452', {
            line: palette.navy900,
            weight: weight.detail,
            dash: '12 8',
          }),
          path('M306 20C322 160 316 330 276 500', { line: palette.red700, weight: 9 }),
          path('M140 40C130 150 140 300 164 420', { line: palette.red300, weight: 5 }),
        ]),
        path(outline, { weight: weight.contour }),
        pants(),
        boot(),
      ],
      [0, tallOverhang],
    ),
  );

/** A glint along a band, from one part of its width to another. */
const glint = (y: number, from: number, to: number): string => {
  const x = (part: number): number => edge(left, y) + part * (edge(right, y) - edge(left, y));
  // The height of the curve of `band`, of which the middle is half as low as its control point.
  const sag = (part: number): number => 44 * part * (1 - part);
  const middle = (from + to) / 2;
  return path(
    `M${num(x(from))} ${num(y + sag(from))}Q${num(x(middle))} ${num(y + 2 * sag(middle) - (sag(from) + sag(to)) / 2)} ${num(x(to))} ${num(y + sag(to))}`,
    { line: palette.white, weight: 4.5 },
  );
};

/** A clear strip: its edges, a light tint, and two glints. */
const strip = (top: number, tall: number, shine: number): string =>
  [
    `<g fill-opacity=".14">${path(band(top, tall, 2), { fill: palette.crease200, line: palette.white, weight: 5 })}</g>`,
    path(band(top, tall, 2), { weight: weight.hatch }),
    glint(shine - 4, 0.13, 0.36),
    glint(shine + 3, 0.62, 0.76),
  ].join('');

const upper = { top: 136, tall: 58 };
const lower = { top: 414, tall: 52 };

/** The two clear strips, and the end that runs to the roll. The sock shows through. */
export const tapeStrips = (): string =>
  drawOn(
    anatomySheet,
    strip(lower.top, lower.tall, 452),
    strip(upper.top, upper.tall, 181),
    `<g fill-opacity=".55">${path('M336 136L412 116V174L338 194Z', { fill: palette.crease100 })}</g>`,
    path('M336 136L412 116M338 194L412 174', { weight: weight.detail }),
    path('M352 146L400 134', { line: palette.white, weight: 5 }),
  );

/** The roll that the strip comes from. */
export const tapeRoll = (): string =>
  drawOn(
    anatomySheet,
    group(
      [
        path('M-14-50C-34-50-34 50-14 50H18V-50Z', {
          fill: palette.crease100,
          weight: weight.contour,
        }),
        `<g transform="scale(.46 1)">${[
          circle([38, 0], 50, { fill: palette.white, weight: weight.contour }),
          circle([38, 0], 42, { line: palette.crease200 }),
          circle([38, 0], 35, { line: palette.crease200 }),
          circle([38, 0], 27, { fill: palette.red600, weight: weight.detail }),
          circle([38, 0], 20, { fill: palette.ice50, weight: weight.detail }),
        ].join('')}</g>`,
        path('M-22-26C-26-10-26 10-22 26', { line: palette.white, weight: 5 }),
      ],
      [424, 145],
    ),
  );

const rollOnEdge = (x: number, y: number): string =>
  path(`M${x} ${y}h78v22h-78Z`, { fill: palette.crease100, weight: weight.contour }) +
  path(`M${x + 9} ${y + 11}h40`, { line: palette.white, weight: weight.contour });

/** The numbers of the features, and a pack. */
export const tapeCallouts = (): string =>
  drawOn(
    anatomySheet,
    [0, 1, 2, 3, 4].map((i) => rollOnEdge(366, 552 - i * 22)).join(''),
    path('M366 486h78v44h-78Z', { fill: palette.red600, weight: weight.contour }),
    path('M380 500h50M380 514h30', { line: palette.white, weight: weight.contour }),
    leader([214, 178], [62, 96]),
    dot(1, [48, 88]),
    path('M96 136H80M96 194H80M88 136V194', { line: palette.blue600 }),
    path('M88 136l-4 9h8ZM88 194l-4-9h8Z', {
      fill: palette.blue600,
      line: palette.blue600,
      weight: 1,
    }),
    dot(2, [54, 170]),
    leader([440, 186], [428, 236]),
    dot(3, [424, 252]),
    leader([150, 300], [70, 300]),
    dot(4, [54, 300]),
    leader([405, 464], [405, 436]),
    dot(5, [405, 420]),
  );
