/** SVG drawing functions that all figures share, with one style of line and arrow. */
import { palette } from '../../foundations/tokens/palette.ts';
import { sheet, type Sheet } from './sheet.ts';

/** A point of the figure, in px: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** The line widths, in px. */
export const weight = { contour: 3.5, detail: 2, hatch: 1.25 } as const;

/** The fill and stroke of a path. Without `line` the stroke is navy, without `fill` there is no fill. */
export type Ink = {
  fill?: string;
  line?: string;
  weight?: number;
  dash?: string;
  clip?: string;
  cap?: 'butt';
};

/** Returns a number rounded to a tenth of a px, to keep the SVG small. */
export const num = (value: number): string => `${Math.round(value * 10) / 10 + 0}`;

const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

const inkText = (ink: Ink): string =>
  [
    ink.fill && ` fill="${ink.fill}"`,
    ink.line && ` stroke="${ink.line}"`,
    ink.weight && ` stroke-width="${num(ink.weight * 100) === '125' ? '1.25' : num(ink.weight)}"`,
    ink.dash && ` stroke-dasharray="${ink.dash}"`,
    ink.cap && ` stroke-linecap="${ink.cap}"`,
    ink.clip && ` clip-path="url(#${ink.clip})"`,
  ]
    .filter(Boolean)
    .join('');

/** Returns a path. */
export const path = (d: string, ink: Ink = {}): string => `<path d="${d}"${inkText(ink)}/>`;

/** Returns an ellipse. */
export const oval = ([cx, cy]: Point, rx: number, ry: number, ink: Ink = {}): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${inkText(ink)}/>`;

/** Returns a circle. */
export const circle = (at: Point, r: number, ink: Ink = {}): string => oval(at, r, r, ink);

/** Returns a group of elements, moved to `at`, rotated by `turn` degrees, and scaled. */
export const group = (parts: string[], at: Point = [0, 0], turn = 0, scale = 1): string =>
  `<g transform="translate(${pair(at)})${turn ? ` rotate(${num(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${scale})`
  }">${parts.join('')}</g>`;

/** Returns a group of elements that share a fill and stroke. */
export const inked = (ink: Ink, parts: string[]): string =>
  `<g${inkText(ink)}>${parts.join('')}</g>`;

/** Returns a clip path with this id. */
export const clip = (id: string, d: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

/** Returns the path data of straight lines through the points. */
export const straight = (points: readonly Point[], closed = false): string =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

/** Returns the path data of a smooth curve through the points (Catmull-Rom, as cubic Béziers). */
export const smooth = (points: readonly Point[], closed = false): string => {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? [0, 0];
  let d = `M${pair(at(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${pair(out)} ${pair(into)} ${pair(to)}`;
  }
  return closed ? `${d}Z` : d;
};

/** Returns points on an ellipse between two angles, in degrees clockwise from three o'clock. */
export const arc = (
  [cx, cy]: Point,
  [rx, ry]: Point,
  from: number,
  to: number,
  steps = 8,
): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });

/** Returns the point between two others at `part` (0 to 1) of the way. */
export const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

/** Returns an arrow along the points, with a white outline that separates it from the drawing below. */
export const arrow = (points: readonly Point[], color: string = palette.navy900): string => {
  const tip = points.at(-1) ?? [0, 0];
  const before = points.at(-2) ?? [0, 0];
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const place = (along: number, aside: number): Point => [
    tip[0] + along * Math.cos(angle) - aside * Math.sin(angle),
    tip[1] + along * Math.sin(angle) + aside * Math.cos(angle),
  ];
  const shaft = smooth([...points.slice(0, -1), place(-12, 0)]);
  const head = straight([place(0, 0), place(-15, 8), place(-12, 0), place(-15, -8)], true);
  const halo = { line: palette.white, weight: 9 };
  return (
    path(shaft, halo) +
    path(head, halo) +
    path(shaft, { line: color, weight: weight.contour + 1 }) +
    path(head, { line: color, fill: color, weight: weight.detail })
  );
};

/** Returns a line from a point of the drawing to the number of a callout. */
export const leader = (from: Point, to: Point): string =>
  path(straight([from, to]), { line: palette.white, weight: 6 }) +
  path(straight([from, to]), { weight: weight.detail }) +
  circle(from, 3.5, { fill: palette.navy900 });

/** Returns a round magnified view of `inside` at `at`, with a line to the point that it magnifies. */
export const lens = (id: string, at: Point, r: number, from: Point, inside: string[]): string => {
  const spot = 15;
  const away = Math.atan2(from[1] - at[1], from[0] - at[0]);
  const near = (center: Point, radius: number): Point => [
    center[0] + radius * Math.cos(away),
    center[1] + radius * Math.sin(away),
  ];
  const tie = straight([near(at, r), near(from, -spot)]);
  return [
    path(tie, { line: palette.white, weight: 6 }),
    path(tie, { weight: weight.detail }),
    circle(from, spot, { line: palette.white, weight: 5 }),
    circle(from, spot, { weight: weight.detail }),
    circle(at, r, { fill: palette.white }),
    clip(
      id,
      `M${num(at[0] - r)} ${num(at[1])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`,
    ),
    inked({ clip: id }, [group(inside, at)]),
    circle(at, r, { weight: weight.contour }),
  ].join('');
};

/** Returns an SVG file of this size: transparent, with navy strokes by default. */
export const drawOn = ({ width, height }: Sheet, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="${palette.navy900}" stroke-width="${weight.detail}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>\n`;

/** Returns the SVG file of a figure. */
export const draw = (...parts: string[]): string => drawOn(sheet, ...parts);
