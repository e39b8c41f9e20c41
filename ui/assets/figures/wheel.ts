/** Removing a wheel from its frame, and the bearing from the wheel. */
import { palette } from '../../foundations/tokens/palette.ts';
import { dot, numbered } from './numbered.ts';
import {
  arrow,
  circle,
  draw,
  group,
  type Ink,
  num,
  oval,
  path,
  type Point,
  smooth,
  straight,
  weight,
} from './pen.ts';
import { closedBearing, slant } from './race.ts';

// Five spokes between the hub and the rim, foreshortened by `squash`.
const spokes = (hub: number, rim: number, squash: number): string =>
  path(
    [0, 1, 2, 3, 4]
      .map((i) => {
        const at = (r: number, aside: number): Point => {
          const angle = ((i * 72 - 90 + aside) * Math.PI) / 180;
          return [r * Math.cos(angle), r * Math.sin(angle) * squash];
        };
        return straight([at(hub, -20), at(rim, -13), at(rim, 13), at(hub, 20)]);
      })
      .join(''),
    { fill: palette.ice200 },
  );

const wheel = (axle: Point): string =>
  circle(axle, 66, { fill: palette.ice200, weight: weight.contour }) +
  circle(axle, 43, { fill: palette.white }) +
  group([spokes(18, 43, 1)], axle);

/** The break line: the rest of the frame is left out beyond it, as in technical drawings. */
const breakLine = smooth([
  [12, 14],
  [6, 64],
  [17, 118],
  [7, 172],
  [14, 226],
]);

/** The end of the frame from the side, with two wheels. The break line cuts the second one. */
const frame = (): string => {
  const axle: Point = [132, 152];
  return [
    wheel(axle),
    wheel([-8, 152]),
    path(
      'M-20 24H218Q226 24 226 32V54Q226 62 216 64L180 73C164 79 161 96 158 112L154 152A22 22 0 0 1 110 152L106 112C102 84 86 78 62 78S22 84 18 112L14 152A22 22 0 0 1-30 152Z',
      { fill: palette.ice100, weight: weight.contour },
    ),
    path('M102 44H162Q168 44 166 50L155 73Q132 80 109 73L98 50Q96 44 102 44Z', {
      fill: palette.white,
    }),
    path('M34 51H74M188 44H208', { weight: weight.contour }),
    circle(axle, 12, { fill: palette.white }),
    circle(axle, 6, { fill: palette.navy900 }),
    path(`${breakLine}H-40V14Z`, {
      fill: palette.white,
      line: palette.white,
      weight: weight.detail,
    }),
    path(breakLine, { weight: weight.detail }),
  ].join('');
};

/** The axle bolt, lying along the x axis with its head to the right. */
const bolt = (at: Point, turn: number): string =>
  group(
    [
      path('M0-6H46V6H0L-4 3V-3Z', { fill: palette.white }),
      path('M6-6L10 6M13-6L17 6M20-6L24 6', { weight: weight.hatch }),
      path('M46-13H56Q62-13 62-7V7Q62 13 56 13H46Z', {
        fill: palette.ice300,
        weight: weight.contour,
      }),
      // The hex key that turns it.
      path('M62 0H80Q92 0 88-11L64-62', { weight: 10 }),
      path('M62 0H80Q92 0 88-11L64-62', { weight: 5.5, line: palette.ice200 }),
    ],
    at,
    turn,
  );

/** The wheel lying flat, and the bearing pushed out of it. */
const lying = (at: Point): string => {
  const [r, high] = [102, 38];
  const face = (size: number, ink: Ink): string => oval([0, 0], size, size * slant, ink);
  return group(
    [
      // The pusher's handle, below the wheel.
      path('M-6 60H6V116H-6Z', { fill: palette.white }),
      path('M-34 112H34Q40 112 40 118T34 124H-34Q-40 124-40 118T-34 112Z', {
        fill: palette.ice300,
        weight: weight.contour,
      }),
      path(`M${-r} 0V${high}A${r} ${num(r * slant)} 0 0 0 ${r} ${high}V0`, {
        fill: palette.ice200,
        weight: weight.contour,
      }),
      face(r, { fill: palette.ice100, weight: weight.contour }),
      face(r * 0.72, { fill: palette.white, weight: weight.contour }),
      spokes(40, r * 0.72, slant),
      face(42, { fill: palette.white, weight: weight.contour }),
      face(32, { fill: palette.ice300 }),
      path('M-6 6V-80H6V6A6 3 0 0 1-6 6Z', { fill: palette.white }),
      closedBearing([0, -106], 40),
    ],
    at,
  );
};

/** Three steps: the axle bolt, the wheel, the bearing. */
export const bearingRemove = (): string =>
  draw(
    frame(),
    path('M130 158L116 188', { line: palette.white, weight: 6 }),
    path('M130 158L116 188', { dash: '3 6' }),
    bolt([112, 194], 115),
    lying([352, 190]),
    arrow([
      [204, 180],
      [222, 190],
      [243, 194],
    ]),
    arrow([
      [66, 224],
      [50, 260],
    ]),
    arrow([
      [420, 112],
      [420, 50],
    ]),
    numbered(1, [99, 241], [150, 248]),
    dot(2, [216, 224]),
    numbered(3, [386, 80], [420, 24]),
  );
