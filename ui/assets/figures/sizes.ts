/** The products with their dimensions, as on an inspection sheet. */
import { palette } from '../../foundations/tokens/palette.ts';
import { letters } from './lettering.ts';
import { circle, draw, group, num, path, type Point, straight, weight } from './pen.ts';

const blue = palette.blue600;

/** Large enough to read where three drawings are side by side on a tablet. */
const measureHeight = 16;

/** Returns a dimension line between two points of one height, with its measure above it. */
const dimension = (
  from: number,
  to: number,
  y: number,
  measure: string,
  top: number,
  high = measureHeight,
): string =>
  [
    path(`M${from} ${top}V${y + 6}M${to} ${top}V${y + 6}`, { line: blue, weight: weight.hatch }),
    path(`M${from} ${y}H${to}`, { line: blue, weight: weight.detail }),
    path(`M${from} ${y}l9-4v8ZM${to} ${y}l-9-4v8Z`, { fill: blue, line: blue, weight: 1 }),
    letters(measure, [(from + to) / 2, y - 18], high),
  ].join('');

/**
 * Returns a drawing that leaves out `rest` where it is less than 190 px wide: its words would be too small to read
 * there. Phones crop it to its left part, into which `move` brings the view.
 */
const drawSmall = (move: string, view: readonly string[], rest: readonly string[]): string =>
  draw(
    `<style>@media(max-width:190px){.r{display:none}.v{transform:${move}}}</style>`,
    `<g class="v">${view.join('')}</g><g class="r">${rest.join('')}</g>`,
  );

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
  return drawSmall(
    'translate(0,14px)',
    [
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
    ],
    [
      path('M372 20H436V244H372Z', { fill: palette.white, weight: weight.contour }),
      path('M372 66H436M372 198H436', { weight: weight.hatch, dash: '7 5' }),
      path('M384 30V56M384 208V234M394 30V46', { line: palette.crease200, weight: weight.contour }),
      path('M354 132H454', { line: blue, weight: weight.hatch, dash: '16 5 3 5' }),
      dimension(132, 300, 298, '27 yd', 258),
      dimension(372, 436, 298, '1 in', 252),
    ],
  );
};

/** A 608 bearing from the front and from the side, ten px for each millimeter. */
export const sizeBearing = (): string => {
  const at: Point = [146, 132];
  return drawSmall(
    'translate(-14px,14px)',
    [
      circle(at, 110, { fill: palette.white, weight: weight.contour }),
      circle(at, 91, { fill: palette.green600, weight: weight.detail }),
      circle(at, 76, { line: palette.green300, weight: weight.hatch }),
      circle(at, 60.5, { fill: palette.white, weight: weight.detail }),
      circle(at, 40, { fill: palette.ice50, weight: weight.contour }),
      path('M52 96A102 102 0 0 1 110 36', { line: palette.ice300, weight: weight.contour }),
      axes(at, 124),
    ],
    [
      path('M376 22H446V242H376Z', { fill: palette.white, weight: weight.contour }),
      path('M376 92H446M376 172H446', { weight: weight.hatch, dash: '7 5' }),
      path('M386 32V232', { line: palette.ice300, weight: weight.contour }),
      path('M358 132H464', { line: blue, weight: weight.hatch, dash: '16 5 3 5' }),
      path('M186 132L250 66H334', { line: blue, weight: weight.hatch }),
      path('M187 131l4.4-8.4 5 5Z', { fill: blue, line: blue, weight: 1 }),
      letters('8 mm', [301, 48], measureHeight),
      dimension(36, 256, 298, '22 mm', 136),
      // Between its lines there is less space than for the others.
      dimension(376, 446, 298, '7 mm', 246, 12),
    ],
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
    letters(words, [(from + to) / 2, y - 18], 14),
  ].join('');
};

/** Returns half of the mark of a cutting plane: a thick end of its line, the direction of the view, and its letter. */
const cut = (y: number): string =>
  [
    path(`M236 ${y - 8}V${y + 8}`, { weight: weight.contour }),
    path(`M236 ${y}H214`, { line: blue, weight: weight.detail }),
    path(`M209 ${y}l9-4v8Z`, { fill: blue, line: blue, weight: 1 }),
    letters('A', [194, y], 14),
  ].join('');

/** A pair of laces with their tips, and the flat section of one. */
export const sizeLace = (): string =>
  drawSmall(
    'translate(-312px,36px) scale(1.3)',
    [lace(40, 34, 350), lace(124, 74, 350)],
    [
      path('M22 40H452M58 124H452', { line: blue, weight: weight.hatch, dash: '16 5 3 5' }),
      cut(82),
      cut(168),
      label('blue thread', [8, 140], 196, 140, [164, 132]),
      label('tip', [426, 470], 180, 426, [404, 135]),
      letters('A-A', [236, 218], 14),
      label('woven flat', [346, 470], 306, 346, [316, 272]),
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
        [236, 254],
      ),
    ],
  );
