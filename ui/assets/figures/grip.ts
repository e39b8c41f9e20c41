/** Taping the top of the stick: the knob, the twisted ridge and the flat grip. */
import { palette } from '../../foundations/tokens/palette.ts';
import { dot, numbered } from './numbered.ts';
import { arc, arrow, draw, group, lens, path, type Point, straight, weight } from './pen.ts';
import { cord, knob, ridge, shaft, wound } from './shaft.ts';
import { cloth, roll, running, shingles, stripAt, type Wraps, wrapShape, wrapped } from './tape.ts';

/** A knob of tape layers at the end of the shaft, which stops the hand. */
export const buttEndKnob = (): string => {
  const strip: Wraps = { start: -54, count: 1, pitch: 27, top: -66, bottom: 66, lean: 0, way: 1 };
  return draw(
    group(
      [
        shaft(40, 300),
        running(strip, 60, 140),
        knob(40, 76, 54, 5),
        roll([-27, 142], 38, 54, 0, 1),
        arrow(arc([-150, 0], [28, 74], 62, 296, 14)),
      ],
      [308, 112],
      -34,
    ),
    numbered(1, [330, 141], [436, 146]),
    dot(2, [100, 152]),
    numbered(3, [327, 90], [408, 52]),
  );
};

const grip = { tall: 27, at: [404, 92] as Point, turn: -24, end: 398 };

/** Flat tape on the left, twisted into a cord on the right. */
const twisting = [
  path('M-80-17H-42C-26-17-22-6-8-6V6C-22 6-26 17-42 17H-80Z', { fill: cloth.single }),
  path('M-80-12H-44C-30-12-24-4-12-3', { line: cloth.doubled, weight: weight.contour }),
  cord([-8, 0], [80, 0], 12),
  arrow(arc([20, 0], [13, 30], 60, 300, 12)),
];

/** Tape twisted into a cord, wound down in an open spiral, then covered. */
export const gripSpiral = (): string => {
  const { tall, at, turn, end } = grip;
  const cover: Wraps = {
    start: -376,
    count: 7,
    pitch: 17,
    top: -tall,
    bottom: tall,
    lean: 26,
    way: 1,
  };
  const bare = [-64, -110, -156, -202, -248];
  const covered = [-302, -348];
  const [upper, lower]: [number, number] = [-15, 15];
  const line = (x: number): [Point, Point] => [
    [x + upper, -tall],
    [x + lower, tall],
  ];
  return draw(
    group(
      [
        shaft(tall, end),
        ...bare.map((x) => cord(...line(x), 11)),
        wound(tall, -end + 6, -226, [wrapped(cover)]),
        ...covered.map((x) => ridge(...line(x))),
        running(cover, -tall + 3, -82),
        roll(stripAt(cover, -88), 36, 34, 0, 1),
        knob(tall, 44, 30, 3),
        arrow([
          [-62, -54],
          [-168, -54],
        ]),
        arrow([
          [-370, 56],
          [-226, 56],
        ]),
      ],
      at,
      turn,
    ),
    lens('near', [372, 236], 64, [303, 137], twisting),
    dot(1, [292, 282]),
    dot(2, [352, 42]),
    numbered(3, [134, 199], [92, 140]),
  );
};

/** Flat wraps down from the knob, each covering half of the previous one. */
export const gripWrap = (): string => {
  const { tall, at, turn, end } = grip;
  const wraps: Wraps = {
    start: -20,
    count: 10,
    pitch: 18,
    top: -tall,
    bottom: tall,
    lean: 26,
    way: -1,
  };
  const next = Array.from({ length: 8 }, (_, i) =>
    straight(
      wrapShape(wraps, 11 + i, -tall + 5, tall - 5).filter((_point, side) => side % 3 === 0),
    ),
  );
  return draw(
    group(
      [
        shaft(tall, end),
        path(next.join(''), { line: palette.red600, dash: '1 6', weight: weight.detail }),
        wound(tall, -260, -20, [wrapped(wraps)]),
        running(wraps, -tall + 3, -82),
        roll(stripAt(wraps, -88), 36, 34, 0, 1),
        knob(tall, 44, 30, 3),
        arrow([
          [-130, 58],
          [-340, 58],
        ]),
      ],
      at,
      turn,
    ),
    lens('near', [372, 236], 64, [324, 130], [shingles(-1)]),
    numbered(1, [367, 98], [318, 60]),
    dot(2, [292, 282]),
    numbered(3, [92, 226], [66, 172]),
  );
};
