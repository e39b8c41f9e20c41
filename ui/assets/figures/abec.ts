/** The tolerances of the ABEC grades: the radial runout of the inner ring of a 608 bearing. */
import { palette } from '../../foundations/tokens/palette.ts';
import { letters } from './lettering.ts';
import { circle, draw, group, leader, num, path, type Point, weight } from './pen.ts';

// Radial runout of the inner ring in micrometres, 8 mm bore: ISO 492, classes Normal, 6, 5, 4, 2.
const grades: [grade: number, runout: number][] = [
  [1, 10],
  [3, 6],
  [5, 4],
  [7, 2.5],
  [9, 1.5],
];

/** The grade of the shop's own bearings. */
const ours = 7;

const floor = 254;
const scale = 19.5;

const bar = ([grade, runout]: [number, number], i: number): string => {
  const x = 104 + i * 82;
  const top = floor - runout * scale;
  const fill = grade === ours ? palette.green600 : palette.crease200;
  return (
    path(
      `M${x - 26} ${floor}V${num(top + 5)}Q${x - 26} ${num(top)} ${x - 21} ${num(top)}H${x + 21}Q${x + 26} ${num(top)} ${x + 26} ${num(top + 5)}V${floor}Z`,
      {
        fill,
        weight: weight.contour,
      },
    ) +
    letters(`${runout}`, [x, top - 15], 12) +
    letters(`${grade}`, [x, floor + 24], 14)
  );
};

/** An inner ring with runout. Its true position is dashed. */
const runout = (at: Point): string =>
  group(
    [
      circle([0, 0], 72, { fill: palette.white, weight: weight.contour }),
      circle([0, 0], 60, { fill: palette.ice200 }),
      circle([9, 0], 42, { fill: palette.white, weight: weight.contour }),
      circle([9, 0], 25, { fill: palette.ice100 }),
      circle([0, 0], 42, { line: palette.red600, dash: '4 5', weight: weight.detail }),
    ],
    at,
    0,
    0.9,
  );

/** Bars for the grades 1, 3, 5, 7 and 9. */
export const abecChart = (): string =>
  draw(
    path(`M66 ${floor}H470`, { weight: weight.contour }),
    grades.map(bar).join(''),
    runout([386, 84]),
    leader([352, 84], [280, 46]),
    letters('Runout', [190, 38], 11, { align: 'start' }),
    letters('in µm', [190, 57], 11, { align: 'start' }),
    letters('ABEC', [16, floor + 24], 11, { align: 'start' }),
  );
