/** The top of a stick along the x axis, with its visible end at 0. */
import { palette } from '../../foundations/tokens/palette.ts';
import { between, clip, inked, num, path, type Point, smooth, straight, weight } from './pen.ts';
import { cloth } from './tape.ts';

/** How much the end of the shaft is foreshortened. */
const flat = 0.46;

// A square with very round corners, like the section of a shaft.
const onSection = (angle: number, tall: number): Point => {
  const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62;
  return [tall * flat * round(Math.cos(angle)), tall * round(Math.sin(angle))];
};

const section = (x: number, tall: number): string =>
  smooth(
    Array.from({ length: 12 }, (_, i) => {
      const [along, y] = onSection((i * Math.PI) / 6, tall);
      return [x + along, y] as const;
    }),
    true,
  );

// The visible half of a section, from bottom to top.
const nearSide = (x: number, tall: number): Point[] =>
  [3, 4, 5, 6, 7, 8, 9].map((i) => {
    const [along, y] = onSection((i * Math.PI) / 6, tall);
    return [x + along, y];
  });

/** The bare shaft, broken off at the left, up to its end cap. */
export const shaft = (tall: number, long: number): string =>
  path(`M${-long} ${-tall}H0V${tall}H${-long}`, { fill: palette.white, weight: weight.contour }) +
  path(`M${-long} ${-tall}c14 ${num(tall * 0.8)}-14 ${num(tall * 1.2)} 0 ${2 * tall}`, {
    fill: palette.white,
  }) +
  path(`M${-long + 6} ${num(-tall * 0.66)}H0`, { weight: weight.hatch }) +
  path(section(0, tall), { fill: palette.ice200, weight: weight.contour });

const layers = (from: number, to: number, turns: number): string =>
  smooth(
    Array.from({ length: turns * 8 + 1 }, (_, i) =>
      onSection((i * Math.PI) / 4 + 0.3, from + ((to - from) * i) / (turns * 8)),
    ),
  );

/** The knob: tape wound on itself at the end of the shaft, its layers seen from the end. */
export const knob = (inner: number, outer: number, wide: number, turns: number): string => {
  const near = nearSide(-wide, outer);
  const foot: Point = near[0] ?? [0, 0];
  const head: Point = near.at(-1) ?? foot;
  const body = `${smooth(near)}L${num(head[0] + wide)} ${num(head[1])}V${num(foot[1])}Z`;
  return [
    path(body, { fill: cloth.single, weight: weight.contour }),
    path(smooth(nearSide(-wide + 7, outer - 3)), { line: cloth.doubled, weight: weight.contour }),
    path(section(0, outer), { fill: palette.white, weight: weight.contour }),
    path(layers(inner + 3, outer - 3, turns), { line: cloth.single }),
    path(section(0, inner), { fill: palette.ice200, weight: weight.contour }),
    path(section(0, inner * 0.62), { weight: weight.hatch }),
  ].join('');
};

/** Draws tape twisted into a cord, with diagonal stripes. */
export const cord = (from: Point, to: Point, thick: number): string => {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy]: Point = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const count = Math.round(long / 11);
  const half = thick / 2 - 1.5;
  const twist = Array.from({ length: count }, (_, i) => {
    const [x, y] = between(from, to, (i + 0.5) / count);
    const side = (s: number): Point => [
      x + s * (ux * 3.5 - uy * half),
      y + s * (uy * 3.5 + ux * half),
    ];
    return straight([side(-1), side(1)]);
  });
  const d = straight([from, to]);
  return (
    path(d, { weight: thick + 4 }) +
    path(d, { weight: thick, line: cloth.single }) +
    path(twist.join(''), { line: palette.white, weight: 2.4 })
  );
};

/** Draws a cord under the tape: a bulge at the edges, and dashes between them. */
export const ridge = (from: Point, to: Point): string => {
  const bulge = ([x, y]: Point, up: 1 | -1): string =>
    path(`M${num(x - 13)} ${num(y)}c6 0 6 ${-7 * up} 13 ${-7 * up}s7 ${7 * up} 13 ${7 * up}`, {
      fill: cloth.single,
      weight: weight.contour,
    }) + path(`M${num(x - 6)} ${num(y + up)}h12`, { line: cloth.single, weight: 4 });
  const inside = [between(from, to, 0.06), between(from, to, 0.94)];
  return (
    bulge(from, 1) +
    bulge(to, -1) +
    path(straight(inside), { line: palette.white, weight: weight.detail, dash: '5 5' })
  );
};

/** Clips what is wound around the shaft at its two edges, and draws the edges on top. */
export const wound = (tall: number, from: number, to: number, parts: string[]): string =>
  clip('wound', `M${num(from)} ${-tall}H${num(to)}V${tall}H${num(from)}Z`) +
  inked({ clip: 'wound' }, parts) +
  path(`M${num(from)} ${-tall}H${num(to)}M${num(from)} ${tall}H${num(to)}`, {
    weight: weight.contour,
  });
