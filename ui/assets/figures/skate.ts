/** Three ways to lace a skate. */
import { palette } from '../../foundations/tokens/palette.ts';
import {
  boot,
  type End,
  eyelet,
  hidden,
  holes,
  lace,
  laces,
  panels,
  rings,
  tongue,
} from './boot.ts';
import { dot, numbered } from './numbered.ts';
import { arrow, between, circle, draw, group, lens, path, type Point, smooth } from './pen.ts';

const steps = Array.from({ length: boot.rows - 1 }, (_, row) => row);

// The two ends change sides at every crossing.
const endAt = (row: number, side: number): End => ((row % 2 === 0) === side < 0 ? 'left' : 'right');

/** The side from which an end of the lace starts a crossing. */
const sideOf = (row: number, end: End): number => (endAt(row, -1) === end ? -1 : 1);

/** The same end is on top at every crossing. */
const crossing = (row: number): string =>
  (['right', 'left'] as const)
    .map((end) => {
      const side = sideOf(row, end);
      return lace([eyelet(row, side), eyelet(row + 1, -side)], end);
    })
    .join('');

/** The lace's middle, lying between the lowest eyelets: half of it belongs to each end. */
const firstBar = (): string => {
  const [left, right] = [eyelet(0, -1), eyelet(0, 1)];
  const middle = between(left, right, 0.5);
  return lace([left, middle], 'left') + lace([middle, right], 'right');
};

const freeEnds = (left: End, right: End): string =>
  [-1, 1]
    .map((side) => {
      const [x, y] = eyelet(7, side);
      const way: Point[] = [
        [x, y],
        [x + side * 18, y - 14],
        [x + side * 42, y - 18],
        [x + side * 64, y - 5],
        [x + side * 77, y + 14],
      ];
      const tip: Point = [x + side * 82, y + 25];
      return (
        lace(way, side < 0 ? left : right, true) +
        path(smooth([way[4] ?? tip, tip]), { weight: 9 }) +
        path(smooth([way[4] ?? tip, tip]), { weight: 5, line: palette.white })
      );
    })
    .join('');

/**
 * A section of one eyelet: the panel, the tongue below it, and an `end` of the lace around the edge of the panel.
 * The arrow is above the panel, because it could be read as a lace across it.
 */
const cutThrough = (way: 'up' | 'down', size: number, end: End = 'left'): string[] => {
  const run: Point[] = [
    [-74, 20],
    [-22, 22],
    [6, 20],
    [15, 0],
    [6, -20],
    [-22, -22],
    [-74, -12],
  ];
  const column: Point[] = [
    [37, -12],
    [37, -42],
  ];
  return [
    group(
      [
        path('M-80 46C-40 34 40 34 80 46V90H-80Z', { fill: palette.crease100 }),
        path('M80-8H25V8H80ZM5-8H-28Q-36-8-36 0T-28 8H5Z', { fill: palette.ice200 }),
        lace(run, end, true),
        arrow(way === 'up' ? column : column.toReversed(), palette.red600),
      ],
      [-9, 0],
      0,
      size,
    ),
  ];
};

/** Magnified bars: the lace enters one eyelet and climbs behind the panel past the next one. */
const climb = (): string[] => {
  const at = (row: number): Point => [2, 40 - row * 40];
  const bar = (row: number, end: End): string => lace([[-80, 40 - row * 40], at(row)], end);
  return [
    path('M-80-80H-24V80H-80Z', { fill: palette.crease100 }),
    ...[0, 1, 2].map((row) => circle(at(row), 9)),
    hidden([at(0), [20, 24], [26, 0], [20, -24], at(2)], 'right'),
    hidden([at(1), [14, -20], [17, -40], [14, -62]], 'left'),
    bar(0, 'right'),
    bar(1, 'left'),
    bar(2, 'right'),
    path('M2 40h0M2 0h0M2-40h0', { weight: 8 }),
    arrow(
      [
        [42, 32],
        [42, -34],
      ],
      palette.red600,
    ),
  ];
};

const skate = (under: string, behind: string, over: string, ends: string): string =>
  tongue() + under + panels() + behind + rings() + over + ends + holes();

/** The bar goes down. Then each crossing is over the own panel, under the other one and up through its eyelet. */
export const laceCrissCross = (): string => {
  const start = steps.slice(1).flatMap((row) =>
    [1, -1].map((side) => {
      const [from, to] = [eyelet(row, side), eyelet(row + 1, -side)];
      return {
        points: [from, between(from, to, 26 / Math.abs(to[0] - from[0]))],
        end: endAt(row, side),
      };
    }),
  );
  return draw(
    skate(
      steps.map(crossing).join(''),
      '',
      firstBar() + laces(start),
      freeEnds(endAt(7, -1), endAt(7, 1)),
    ),
    lens('near', [402, 182], 74, eyelet(3, 1), cutThrough('up', 1.3)),
    numbered(1, [172, 267], [44, 298]),
    dot(2, [402, 284]),
    numbered(3, [76, 49], [32, 24]),
  );
};

/** One crossing over the panels, the next one under them. */
export const laceOverUnder = (): string =>
  draw(
    skate(
      steps
        .filter((row) => row % 2 === 0)
        .map(crossing)
        .join(''),
      '',
      firstBar() +
        steps
          .filter((row) => row % 2 === 1)
          .map(crossing)
          .join(''),
      freeEnds(endAt(7, -1), endAt(7, 1)),
    ),
    lens('over', [412, 68], 62, eyelet(2, 1), cutThrough('down', 1.1, 'right')),
    lens('under', [412, 226], 62, eyelet(1, 1), cutThrough('up', 1.1)),
    numbered(1, [172, 267], [44, 298]),
    dot(3, [454, 138]),
    dot(2, [454, 298]),
    numbered(4, [76, 49], [32, 24]),
  );

// Where each end climbs behind its panel: from row, to row, side.
const climbs: [from: number, to: number, side: number, end: End][] = [
  [0, 1, -1, 'left'],
  [1, 3, 1, 'left'],
  [3, 5, -1, 'left'],
  [5, 7, 1, 'left'],
  [0, 2, 1, 'right'],
  [2, 4, -1, 'right'],
  [4, 6, 1, 'right'],
  [6, 7, -1, 'right'],
];

/** Bars across the tongue; the climbs from bar to bar are hidden behind the panels. */
export const laceStraightBar = (): string => {
  const behind = climbs.map(([from, to, side, end]) => {
    const [x, y] = between(eyelet(from, side), eyelet(to, side), 0.5);
    const bow = ((end === 'left' ? 14 : 24) * (to - from)) / 2;
    return hidden([eyelet(from, side), [x + side * bow, y], eyelet(to, side)], end);
  });
  const bars = steps
    .slice(1)
    .map((row) => lace([eyelet(row, -1), eyelet(row, 1)], row % 2 ? 'left' : 'right'));
  return draw(
    skate('', behind.join(''), firstBar() + bars.join(''), freeEnds('right', 'left')),
    lens('near', [402, 182], 74, eyelet(1, 1), [group(climb(), [0, 0], 0, 1.25)]),
    numbered(1, [172, 267], [44, 298]),
    dot(2, [402, 284]),
    numbered(3, [76, 49], [32, 24]),
  );
};
