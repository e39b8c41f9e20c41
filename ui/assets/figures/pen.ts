/** SVG drawing functions that all figures share, with one style of line, arrow, step number and digit. */
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
export const group = (strokes: string[], at: Point = [0, 0], turn = 0, scale = 1): string =>
  `<g transform="translate(${pair(at)})${turn ? ` rotate(${num(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${scale})`
  }">${strokes.join('')}</g>`;

/** Returns a group of elements that share a fill and stroke. */
export const inked = (ink: Ink, strokes: string[]): string =>
  `<g${inkText(ink)}>${strokes.join('')}</g>`;

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

// Digits and the letters of units, as strokes in a box of 10 by 16, because fonts differ between machines.
const strokes: Record<string, string> = {
  '0': 'M5 0C1.6 0 .4 3.6.4 8S1.6 16 5 16 9.6 12.4 9.6 8 8.4 0 5 0Z',
  '1': 'M2 3.6L6 0V16',
  '2': 'M.8 4.2C.9 1.6 2.6 0 5 0S9.2 1.6 9.2 4.2C9.2 8 1.4 11.4.6 16H9.6',
  '3': 'M1 2.4C1.8.9 3.2 0 5 0 7.4 0 9 1.5 9 3.8S7.3 7.5 4.6 7.5C7.6 7.5 9.5 9.1 9.5 11.8S7.6 16 5 16C3 16 1.3 15.1.5 13.4',
  '4': 'M7.2 16V0L.3 11.4H10',
  '5': 'M8.8 0H2L1.2 7.2C2.2 6.3 3.4 5.9 4.9 5.9 7.7 5.9 9.6 7.9 9.6 10.9S7.6 16 4.8 16C2.9 16 1.4 15.2.4 13.8',
  '6': 'M.4 10.8C.4 4 2 0 5.6 0 7 0 8.1.6 8.9 1.7M.4 10.8a4.6 5.2 0 1 0 9.2 0a4.6 5.2 0 1 0-9.2 0',
  '7': 'M.5 0H9.5L4 16',
  '8': 'M5 7.4C2.6 7.4 1 5.9 1 3.7S2.6 0 5 0 9 1.5 9 3.7 7.4 7.4 5 7.4C2.2 7.4.4 9.1.4 11.7S2.2 16 5 16 9.6 14.3 9.6 11.7 7.8 7.4 5 7.4Z',
  '9': 'M9.6 5.2C9.6 12 8 16 4.4 16 3 16 1.9 15.4 1.1 14.3M9.6 5.2a4.6 5.2 0 1 0-9.2 0a4.6 5.2 0 1 0 9.2 0',
  m: 'M.5 5V16M.5 9.5C.5 3.6 6 3.6 6 9.5V16M6 9.5C6 3.6 11.5 3.6 11.5 9.5V16',
  i: 'M1 5V16M1 .4V.8',
  n: 'M.5 5V16M.5 9.5C.5 3.6 8 3.6 8 9.5V16',
  y: 'M.5 5L4.5 15.6M8.5 5L4.5 15.6C3.4 19 2.4 20.5.4 20.5',
  d: 'M8 0V16M8 10.5A3.7 5.4 0 1 0 .6 10.5A3.7 5.4 0 1 0 8 10.5',
  ' ': '',
};

const advances: Record<string, number> = {
  '1': 8,
  m: 12,
  i: 2.4,
  n: 8.5,
  y: 9,
  d: 8.5,
  ' ': 3,
};

const advance = (sign: string): number => advances[sign] ?? 10;

/** Returns a number or a short label as strokes, centered on a point and `high` px high. */
export const write = (signs: string, [x, y]: Point, high: number, ink: Ink = {}): string => {
  const scale = high / 16;
  const gap = 4.2;
  const all = Array.from(signs);
  const wide = all.reduce((sum, sign) => sum + advance(sign) + gap, -gap);
  let pen = -wide / 2;
  const drawn = all.map((sign) => {
    const glyph = `<path transform="translate(${num(pen)})" d="${strokes[sign] ?? ''}"/>`;
    pen += advance(sign) + gap;
    return glyph;
  });
  const inner = inked({ ...ink, weight: (ink.weight ?? weight.detail) / scale }, drawn);
  return group([inner], [x, y - high / 2], 0, Math.round(scale * 100) / 100);
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
