/**
 * A bearing taken apart above a wheel, a layer for each part, each where it is when the bearing is open.
 * All layers have one size. The page moves them together by steps of an eighth of its height.
 */
import { palette } from '../../foundations/tokens/palette.ts';
import { dot } from './numbered.ts';
import {
  arc,
  arrow,
  circle,
  drawOn,
  group,
  leader,
  num,
  oval,
  path,
  type Point,
  smooth,
  straight,
  weight,
} from './pen.ts';
import { part, seal, slant } from './race.ts';
import { anatomySheet } from './sheet.ts';

const r = 100;
const axis = 240;
const step = anatomySheet.height / 8;
const high = r * part.high;

/** The height of each part's upper face. The lower seal is under the outer ring. */
const at = {
  seal: 56,
  balls: 132,
  inner: 208,
  outer: 284,
  lowerSeal: 284 + high + step,
  wheel: 460,
};

const layer = (y: number, ...strokes: string[]): string =>
  drawOn(anatomySheet, group(strokes, [axis, y]));

const face = (rx: number): string => {
  const ry = rx * slant;
  return `M${num(-rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0${num(-2 * rx)} 0Z`;
};

/** A ring with its outer wall, and the far inner wall seen through it. */
const solidRing = (outside: number, inside: number, tall: number): string => {
  const ry = outside * slant;
  return [
    path(
      `M${num(-outside)} 0V${num(tall)}A${num(outside)} ${num(ry)} 0 0 0 ${num(outside)} ${num(tall)}V0`,
      { fill: palette.ice200, weight: weight.contour },
    ),
    path(smooth(arc([0, tall * 0.55], [outside * 0.98, ry], 24, 66, 4)), {
      line: palette.white,
      weight: 7,
    }),
    path(smooth(arc([0, tall * 0.6], [outside * 0.99, ry], 118, 150, 4)), {
      line: palette.ice300,
      weight: 5,
    }),
    path(face(outside), { fill: palette.white, weight: weight.contour }),
    path(face(inside), { fill: palette.ice300, weight: weight.detail }),
    path(
      straight([[0, 0]]) +
        `M${num(-inside * 0.96)} ${num(inside * slant * 0.28)}A${num(inside)} ${num(inside * slant)} 0 0 1 ${num(inside * 0.96)} ${num(inside * slant * 0.28)}A${num(inside)} ${num(inside * slant)} 0 0 1 ${num(-inside * 0.96)} ${num(inside * slant * 0.28)}Z`,
      { fill: palette.ice50, weight: weight.hatch },
    ),
  ].join('');
};

export const bearingSeal = (): string => layer(at.seal, seal([0, 0], r, 0));

export const bearingLowerSeal = (): string => layer(at.lowerSeal, seal([0, 0], r, 0));

export const bearingOuterRing = (): string => layer(at.outer, solidRing(r, r * part.outer, high));

export const bearingInnerRing = (): string =>
  layer(
    at.inner,
    solidRing(r * part.inner, r * part.bore, high),
    // The groove that the balls run in.
    path(smooth(arc([0, high * 0.42], [r * part.inner, r * part.inner * slant], 12, 168, 8)), {
      line: palette.ice300,
      weight: 9,
    }),
    path(smooth(arc([0, high * 0.34], [r * part.inner, r * part.inner * slant], 8, 172, 8)), {
      weight: weight.hatch,
    }),
    path(smooth(arc([0, high * 0.52], [r * part.inner, r * part.inner * slant], 8, 172, 8)), {
      weight: weight.hatch,
    }),
  );

const ball = ([x, y]: Point): string =>
  circle([x, y], 17, { fill: palette.white, weight: weight.detail }) +
  path(`M${num(x - 10)} ${num(y + 7)}A13 13 0 0 0 ${num(x + 12)} ${num(y + 3)}`, {
    line: palette.ice300,
    weight: 4,
  }) +
  circle([x - 5, y - 6], 3, { fill: palette.ice300, line: palette.ice300, weight: 1 });

/** Seven balls in the cage, with a drop of lubricant. */
export const bearingBalls = (): string => {
  const [rx, ry] = [r * part.balls, r * part.balls * slant];
  const seats = arc([0, 0], [rx, ry], -90, 270, 7)
    .slice(0, 7)
    .toSorted((a, b) => a[1] - b[1]);
  const cage: readonly [number, string][] = [
    [20, palette.green700],
    [15, palette.green600],
  ];
  return layer(
    at.balls,
    ...cage.map(([wide, line]) => oval([0, 5], rx, ry, { line, weight: wide })),
    ...seats.map(ball),
    group(
      [
        path('M0-12C5-4 8-1 8 4A8 8 0 0 1-8 4C-8-1-5-4 0-12Z', { fill: palette.crease200 }),
        path('M-3.5 5A4 4 0 0 0 0 8', { line: palette.white }),
      ],
      [34, 26],
      0,
      1.2,
    ),
  );
};

/** An inline wheel lying flat, its hub open for a bearing. */
export const bearingWheel = (): string => {
  const tire = 168;
  return layer(
    at.wheel,
    path(`M${-tire} 0V44A${tire} ${num(tire * slant)} 0 0 0 ${tire} 44V0`, {
      fill: palette.ice200,
      weight: weight.contour,
    }),
    path(smooth(arc([0, 24], [tire * 0.99, tire * slant], 26, 62, 4)), {
      line: palette.white,
      weight: 8,
    }),
    path(face(tire), { fill: palette.white, weight: weight.contour }),
    path(face(132), { fill: palette.navy800, weight: weight.detail }),
    path(face(104), { fill: palette.white, weight: weight.contour }),
    path(face(94), { fill: palette.ice300, weight: weight.detail }),
    path(face(46), { fill: palette.navy900 }),
  );
};

/** The numbers of the features, in their order from top to bottom, and the way into the wheel. */
export const bearingCallouts = (): string =>
  drawOn(
    anatomySheet,
    leader([axis - r * part.inner + 8, at.inner + 26], [62, 122]),
    dot(1, [46, 112]),
    leader([axis - r + 8, at.outer + 30], [61, 220]),
    dot(2, [46, 208]),
    leader([axis + 40, at.balls + 30], [420, 230]),
    dot(3, [434, 240]),
    arrow([
      [axis + 128, at.outer + 66],
      [axis + 128, at.lowerSeal + 40],
    ]),
    leader([axis + 132, at.outer + 92], [420, at.outer + 92]),
    dot(4, [434, at.outer + 92]),
    leader([axis + 148, at.wheel + 46], [422, 548]),
    dot(5, [436, 560]),
  );
