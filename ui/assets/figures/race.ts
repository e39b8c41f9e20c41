/** A 608 bearing lying flat, in its real proportions. */
import { palette } from '../../foundations/tokens/palette.ts';
import {
  arc,
  circle,
  clip,
  group,
  type Ink,
  inked,
  num,
  oval,
  path,
  type Point,
  smooth,
  weight,
} from './pen.ts';

/** How much a bearing lying flat is foreshortened. */
export const slant = 0.52;

// Parts of the outer radius of 11 mm: bore 4, inner ring 6.05, balls on 7.5, outer ring from 9.1.
export const part = { bore: 0.364, inner: 0.55, balls: 0.69, outer: 0.83, ball: 0.155, high: 0.46 };

const ring = (r: number, p: number, y: number, ink: Ink = {}): string =>
  oval([0, y], r * p, r * p * slant, ink);

/** The outer wall and the upper face of the outer ring. */
const wall = (r: number): string => {
  const [ry, high] = [r * slant, r * part.high];
  return (
    path(`M${num(-r)} 0V${num(high)}A${num(r)} ${num(ry)} 0 0 0 ${num(r)} ${num(high)}V0`, {
      fill: palette.ice200,
      weight: weight.contour,
    }) +
    path(smooth(arc([0, high * 0.5], [r * 0.99, ry], 28, 64, 3)), {
      line: palette.white,
      weight: weight.contour,
    }) +
    ring(r, 1, 0, { fill: palette.white, weight: weight.contour })
  );
};

// The bore: white rim, and the far wall seen through it.
const bore = (r: number): string => {
  const deep = r * 0.13;
  const [rx, ry] = [r * part.bore, r * part.bore * slant];
  return (
    ring(r, part.inner, 0, { fill: palette.white, weight: weight.detail }) +
    ring(r, part.bore, 0, { fill: palette.ice300, weight: weight.detail }) +
    path(
      `M${num(-rx * 0.93)} ${num(deep * 0.7)}A${num(rx)} ${num(ry)} 0 0 1 ${num(rx * 0.93)} ${num(deep * 0.7)}` +
        `A${num(rx)} ${num(ry)} 0 0 1 ${num(-rx * 0.93)} ${num(deep * 0.7)}Z`,
      { fill: palette.white, weight: weight.hatch },
    )
  );
};

const balls = (r: number): string => {
  const [rx, ry] = [r * part.balls, r * part.balls * slant];
  const lift = r * 0.045;
  const seats = arc([0, lift], [rx, ry], -90, 270, 7).slice(0, 7);
  const size = r * part.ball;
  return seats
    .toSorted((a, b) => a[1] - b[1])
    .map((at) => {
      const shine: Point = [at[0] - size * 0.3, at[1] - size * 0.35];
      return (
        circle(at, size * 0.88, { fill: palette.white }) +
        circle(shine, size * 0.16, { fill: palette.ice300, line: palette.ice300, weight: 1 })
      );
    })
    .join('');
};

const ellipse = (rx: number, ry: number): string =>
  `M${num(-rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0${num(-2 * rx)} 0Z`;

/** An open bearing: seven balls in the green cage, between the rings. */
export const openBearing = (at: Point, r: number, turn = 0): string => {
  // The balls lie lower than the rings, which hide their edges.
  const id = `race${num(at[0])}`;
  return group(
    [
      wall(r),
      clip(id, ellipse(r * part.outer, r * part.outer * slant)),
      inked({ clip: id }, [
        ring(r, part.outer, 0, { fill: palette.ice200 }),
        ring(r, part.balls + 0.08, r * 0.045, { fill: palette.green600, line: palette.green700 }),
        balls(r),
      ]),
      ring(r, part.outer, 0),
      bore(r),
    ],
    at,
    turn,
  );
};

/** Draws a seal: a green ring. */
export const seal = (at: Point, r: number, turn: number, squash = slant): string => {
  const [rx, hole] = [r * part.outer, r * part.inner];
  const d = ellipse(rx, rx * squash) + ellipse(hole, hole * squash);
  const face = (fill: string): string =>
    path(d, { fill, weight: weight.detail }).replace('<path', '<path fill-rule="evenodd"');
  return group(
    [
      group([face(palette.green700)], [0, r * 0.045]),
      face(palette.green600),
      oval([0, 0], r * 0.72, r * 0.72 * squash, { line: palette.green300, weight: weight.hatch }),
    ],
    at,
    turn,
  );
};

/** A bearing with its seal in place. */
export const closedBearing = (at: Point, r: number, turn = 0): string =>
  group(
    [
      wall(r),
      ring(r, part.outer, 0, { fill: palette.green600 }),
      ring(r, 0.7, 0, { line: palette.green300, weight: weight.hatch }),
      bore(r),
    ],
    at,
    turn,
  );

/** A bearing with a metal shield, gray, whose wire ring is open at the front: its end is out of the groove. */
export const shieldedBearing = (at: Point, r: number): string => {
  const wire = (from: number, to: number): string =>
    smooth(arc([0, 0], [r * 0.77, r * 0.77 * slant], from, to, 9));
  const lifted = `${wire(-76, 236)}l10-9`;
  return group(
    [
      wall(r),
      ring(r, part.outer, 0, { fill: palette.ice300 }),
      path(lifted, { weight: 6 }),
      path(lifted, { weight: 2.5, line: palette.white }),
      bore(r),
    ],
    at,
  );
};
