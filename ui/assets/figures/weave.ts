/** A lace so large that its weave shows, and how it runs through the eyelets. */
import { palette } from '../../foundations/tokens/palette.ts';
import {
  arrow,
  circle,
  clip,
  dot,
  drawOn,
  group,
  inked,
  leader,
  path,
  type Point,
  straight,
  weight,
} from './pen.ts';
import { anatomySheet, threadSheet } from './sheet.ts';

const edges = { left: 120, right: 330, bottom: 330 } as const;
const middle = (edges.left + edges.right) / 2;

/** Yarns that lean towards the middle from both sides, in rows. */
const yarns = (): string => {
  const rows = Array.from({ length: 20 }, (_, row) => row * 19 - 20);
  const columns = [0, 1, 2, 3, 4];
  return rows
    .flatMap((y) =>
      columns.map((column) => {
        const x = 10 + column * 20;
        return `M${edges.left + x - 9} ${y + column * 9}l18 12M${edges.right - x + 9} ${y + column * 9}l-18 12`;
      }),
    )
    .join('');
};

const thread = (): string =>
  Array.from({ length: 8 }, (_, i) => `M${middle - 26} ${i * 40 - 4}l26 22 26-22`).join('');

const ribbon = (): string => {
  const d = yarns();
  const cut = `M${edges.left} 24C155 52 190-4 ${middle} 24S295-4 ${edges.right} 24`;
  const outline = `${cut}V${edges.bottom}H${edges.left}Z`;
  return [
    clip('lace', outline),
    path(outline, { fill: palette.ice200 }),
    inked({ clip: 'lace' }, [
      path(d, { line: palette.ice300, weight: 15 }),
      path(d, { line: palette.white, weight: 11 }),
      path(thread(), { line: palette.blue700, weight: 17 }),
      path(thread(), { line: palette.blue600, weight: 12 }),
      path(thread(), { line: palette.blue300, weight: 2, dash: '5 7' }),
    ]),
    path(outline, { weight: weight.contour }),
  ].join('');
};

/** The cut end: much wider than high. */
const section = (): string =>
  group(
    [
      path(
        'M-105 0C-105-15-96-15-90-15H90C96-15 105-15 105 0S96 15 90 15H-90C-96 15-105 15-105 0Z',
        {
          fill: palette.white,
          weight: weight.contour,
        },
      ),
      path(Array.from({ length: 15 }, (_, i) => `M${i * 13 - 96} 9l9-18`).join(''), {
        line: palette.slate600,
        weight: weight.hatch,
      }),
      path('M-24-14q24 18 48 0M-24 14q24-18 48 0', { line: palette.blue600, weight: 5 }),
    ],
    [middle, edges.bottom],
  );

const eyelet = (row: number, side: number): Point => [middle + side * 62, 566 - row * 52];

const lace = (points: readonly Point[]): string =>
  path(straight(points), { weight: 19 }) +
  path(straight(points), { line: palette.white, weight: 14 }) +
  path(straight(points), { line: palette.blue600, weight: 4, dash: '5 11' });

/** Three rows of eyelets: one pull at the top tightens them all. */
const rows = (): string =>
  [
    path('M112 608L136 410H200L216 608Z', { fill: palette.navy800, weight: weight.contour }),
    path('M338 608L314 410H250L234 608Z', { fill: palette.navy800, weight: weight.contour }),
    path('M126 596L147 424M324 596L303 424', {
      line: palette.mist,
      weight: weight.hatch,
      dash: '7 5',
    }),
    ...[0, 1, 2].flatMap((row) =>
      [-1, 1].map((side) =>
        circle(eyelet(row, side), 12, { fill: palette.ice300, weight: weight.detail }),
      ),
    ),
    lace([eyelet(0, -1), eyelet(0, 1)]),
    ...[0, 1].flatMap((row) =>
      [1, -1].map((side) => lace([eyelet(row, side), eyelet(row + 1, -side)])),
    ),
    lace([eyelet(2, -1), [92, 424]]),
    lace([eyelet(2, 1), [358, 424]]),
  ].join('');

/** A lace, its section, and three rows of eyelets. */
export const laceWeave = (): string => drawOn(anatomySheet, rows(), ribbon(), section());

/** A blade above a wheel: ice and inline. */
const floors = (): string =>
  [
    path('M384 508H456Q464 508 460 498M396 508V494M444 508V494', { weight: 5 }),
    path('M378 516H468', { line: palette.blue300, weight: weight.contour }),
    circle([402, 560], 20, { fill: palette.white, weight: weight.contour }),
    circle([402, 560], 8, { fill: palette.green600 }),
    circle([446, 560], 20, { fill: palette.white, weight: weight.contour }),
    circle([446, 560], 8, { fill: palette.green600 }),
    path('M374 588H474', { line: palette.slate600, weight: weight.contour }),
  ].join('');

/** The numbers of the features. */
export const laceCallouts = (): string =>
  drawOn(
    anatomySheet,
    leader([160, 150], [66, 120]),
    dot(1, [50, 114]),
    leader([edges.right - 20, edges.bottom], [400, 292]),
    dot(2, [418, 284]),
    arrow([
      [84, 420],
      [64, 384],
    ]),
    arrow([
      [366, 420],
      [386, 384],
    ]),
    leader([106, 434], [62, 466]),
    dot(3, [50, 472]),
    floors(),
    leader([422, 508], [422, 466]),
    dot(4, [422, 452]),
  );

/** A lace as long as the list of features beside it. */
export const laceThread = (): string => {
  const { width, height } = threadSheet;
  const chevrons = Array.from(
    { length: Math.ceil(height / 22) },
    (_, i) => `M16 ${i * 22 + 4}l8 9 8-9`,
  ).join('');
  return drawOn(
    threadSheet,
    path(`M6 0V${height}M${width - 6} 0V${height}`, { weight: weight.contour, cap: 'butt' }),
    path(`M8 0H${width - 8}V${height}H8Z`, { fill: palette.white, line: palette.white, weight: 1 }),
    path(chevrons, { line: palette.blue600, weight: 5 }),
  );
};
