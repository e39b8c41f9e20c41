/** The products with their dimensions, as on an inspection sheet. */
import { palette } from '../../foundations/tokens/palette.ts';
import { letters } from './lettering.ts';
import { circle, draw, group, num, path, type Point, straight, weight } from './pen.ts';

const blue = palette.blue600;

/** Of capitals, in px of the drawing. On tablets, where three are side by side, it is about 205 px wide. */
const measureHeight = 20;

/** Returns a text, a fifth smaller where the drawing is wide enough for that. */
const measured = (words: string, at: Point): string =>
  `<g class="m">${letters(words, at, measureHeight)}</g>`;

const drawMeasured = (...parts: string[]): string =>
  draw(
    '<style>@media(min-width:260px){.m{transform:scale(.8);transform-box:fill-box;transform-origin:center}}</style>',
    ...parts,
  );

/** Returns a dimension line between two points of one height, with its measure below it: there it may be wider than the line. */
const dimension = (from: number, to: number, y: number, measure: string, top: number): string =>
  [
    path(`M${from} ${top}V${y + 6}M${to} ${top}V${y + 6}`, { line: blue, weight: weight.hatch }),
    path(`M${from} ${y}H${to}`, { line: blue, weight: weight.detail }),
    path(`M${from} ${y}l9-4v8ZM${to} ${y}l-9-4v8Z`, { fill: blue, line: blue, weight: 1 }),
    measured(measure, [(from + to) / 2, y + 24]),
  ].join('');

/** Returns the center lines of a round view. */
const axes = ([x, y]: Point, reach: number): string =>
  path(`M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}`, {
    line: blue,
    weight: weight.hatch,
    dash: '16 5 3 5',
  });

const rings = (at: Point, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) =>
    circle(at, from + ((to - from) * (i + 1)) / (count + 1), {
      line: palette.ice300,
      weight: weight.hatch,
    }),
  ).join('');

/** A roll of tape from the front with its free end, and from the side. */
export const sizeTape = (): string => {
  const at: Point = [132, 132];
  return drawMeasured(
    path('M132 236H300l-6 6 8 6-4 4H132', { fill: palette.crease100, weight: weight.detail }),
    circle(at, 112, { fill: palette.white, weight: weight.contour }),
    rings(at, 66, 112, 7),
    circle(at, 66, { fill: palette.ice200, weight: weight.detail }),
    circle(at, 58, { fill: palette.white, weight: weight.detail }),
    path('M132 238H290', { line: palette.white, weight: weight.detail }),
    path('M62 84A86 86 0 0 1 112 48M70 100A74 74 0 0 1 90 70', {
      line: palette.crease200,
      weight: weight.contour,
    }),
    axes(at, 126),
    path('M372 20H436V244H372Z', { fill: palette.white, weight: weight.contour }),
    path('M372 66H436M372 198H436', { weight: weight.hatch, dash: '7 5' }),
    path('M384 30V56M384 208V234M394 30V46', { line: palette.crease200, weight: weight.contour }),
    path('M354 132H454', { line: blue, weight: weight.hatch, dash: '16 5 3 5' }),
    dimension(132, 300, 268, '27 yd', 256),
    dimension(372, 436, 268, '1 in', 252),
  );
};

/** A 608 bearing from the front and from the side, ten px for each millimeter. */
export const sizeBearing = (): string => {
  const at: Point = [146, 132];
  return drawMeasured(
    circle(at, 110, { fill: palette.white, weight: weight.contour }),
    circle(at, 91, { fill: palette.green600, weight: weight.detail }),
    circle(at, 76, { line: palette.green300, weight: weight.hatch }),
    circle(at, 60.5, { fill: palette.white, weight: weight.detail }),
    circle(at, 40, { fill: palette.ice50, weight: weight.contour }),
    path('M52 96A102 102 0 0 1 110 36', { line: palette.ice300, weight: weight.contour }),
    axes(at, 124),
    path('M376 22H446V242H376Z', { fill: palette.white, weight: weight.contour }),
    path('M376 92H446M376 172H446', { weight: weight.hatch, dash: '7 5' }),
    path('M386 32V232', { line: palette.ice300, weight: weight.contour }),
    path('M358 132H464', { line: blue, weight: weight.hatch, dash: '16 5 3 5' }),
    path('M186 132L250 66H352', { line: blue, weight: weight.hatch }),
    path('M187 131l4.4-8.4 5 5Z', { fill: blue, line: blue, weight: 1 }),
    measured('8 mm', [306, 46]),
    dimension(36, 256, 264, '22 mm', 136),
    dimension(376, 446, 264, '7 mm', 248),
  );
};

/** A run of chevrons, the mark of the lace's blue thread. */
const chevrons = (from: number, to: number, y: number, high: number): string => {
  const count = Math.floor((to - from) / 26);
  const d = Array.from({ length: count }, (_, i) => {
    const x = from + 14 + i * 26;
    return `M${num(x)} ${num(y - high)}l11 ${num(high)}-11 ${num(high)}`;
  }).join('');
  return path(d, { line: blue, weight: 5 });
};

const weave = (from: number, to: number, y: number, half: number): string => {
  const count = Math.floor((to - from) / 13);
  const d = Array.from({ length: count }, (_, i) => {
    const x = from + 6 + i * 13;
    return `M${num(x)} ${num(y - half)}l9 ${num(half * 0.45)}M${num(x)} ${num(y + half)}l9-${num(half * 0.45)}`;
  }).join('');
  return path(d, { line: palette.ice300, weight: weight.detail });
};

const lace = (y: number, from: number, to: number): string => {
  const half = 27;
  const shape: Point[] = [
    [from, y - half],
    [to, y - half],
    [to + 16, y - 10],
    [to + 16, y + 10],
    [to, y + half],
    [from, y + half],
    [from + 8, y + 12],
    [from - 6, y - 6],
  ];
  return [
    path(straight(shape, true), { fill: palette.white, weight: weight.contour }),
    weave(from + 10, to - 4, y, half - 3),
    chevrons(from + 4, to - 2, y, 11),
    path(`M${to + 16} ${y - 10}H${to + 78}Q${to + 86} ${y} ${to + 78} ${y + 10}H${to + 16}Z`, {
      fill: palette.ice200,
      weight: weight.contour,
    }),
    path(`M${to + 28} ${y - 10}V${y + 10}M${to + 24} ${y - 4}H${to + 70}`, {
      weight: weight.hatch,
    }),
  ].join('');
};

/** Returns a label on a shelf from `from` to `to`, with a leader from its end at `bend` to the part that it names. */
const label = (words: string, [from, to]: Point, y: number, bend: number, part: Point): string => {
  const leadIn = Math.atan2(part[1] - y, part[0] - bend);
  const back = (along: number, aside: number): Point => [
    part[0] - along * Math.cos(leadIn) - aside * Math.sin(leadIn),
    part[1] - along * Math.sin(leadIn) + aside * Math.cos(leadIn),
  ];
  return [
    path(straight([[bend === from ? to : from, y], [bend, y], part]), {
      line: blue,
      weight: weight.hatch,
    }),
    path(straight([part, back(9, 4), back(9, -4)], true), { fill: blue, line: blue, weight: 1 }),
    measured(words, [(from + to) / 2, y - 18]),
  ].join('');
};

/** Returns half of the mark of a cutting plane: a thick end of its line, the direction of the view, and its letter. */
const cut = (y: number): string =>
  [
    path(`M310 ${y - 8}V${y + 8}`, { weight: weight.contour }),
    path(`M310 ${y}H288`, { line: blue, weight: weight.detail }),
    path(`M283 ${y}l9-4v8Z`, { fill: blue, line: blue, weight: 1 }),
    measured('A', [262, y]),
  ].join('');

/** The end of a lace with its tip, and its flat section. */
export const sizeLace = (): string =>
  drawMeasured(
    lace(78, 34, 350),
    path('M22 78H452', { line: blue, weight: weight.hatch, dash: '16 5 3 5' }),
    cut(30),
    cut(126),
    label('blue thread', [2, 214], 168, 214, [196, 88]),
    label('tip', [420, 474], 160, 420, [404, 89]),
    measured('A-A', [236, 214]),
    label('woven flat', [284, 476], 314, 284, [270, 269]),
    group(
      [
        path(
          'M-140 0C-140-15-128-15-122-15H122C128-15 140-15 140 0S128 15 122 15H-122C-128 15-140 15-140 0Z',
          {
            fill: palette.white,
            weight: weight.contour,
          },
        ),
        path(Array.from({ length: 17 }, (_, i) => `M${i * 15 - 126} 10l11-20`).join(''), {
          weight: weight.hatch,
          line: palette.slate600,
        }),
        path('M-12-15C-6-9 6-9 12-15M-12 15C-6 9 6 9 12 15', { line: blue, weight: 4 }),
      ],
      [236, 251],
    ),
  );
