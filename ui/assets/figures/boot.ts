/** A skate from the front, opened: tongue, two panels with eight pairs of eyelets, and its lace. */
import { palette } from '../../foundations/tokens/palette.ts';
import { circle, inked, path, type Point, smooth, straight, weight } from './pen.ts';

/** One of the lace's two ends: the one that starts at the left, or the one at the right. */
export type End = 'left' | 'right';

/** The middle of the boot, and the number of eyelets up one side. */
export const boot = { middle: 184, rows: 8 } as const;

const tint: Record<End, string> = { left: palette.blue600, right: palette.blue300 };

/** The eyelet of a row, counted from the toe; `side` -1 is left. */
export const eyelet = (row: number, side: number): Point => [
  boot.middle + side * (42 + row * 2.4 + row * row * 0.22),
  264 - row * 28,
];

/** The edge of the panel beside an eyelet. */
export const rim = (row: number, side: number): Point => {
  const [x, y] = eyelet(row, side);
  return [x - side * 20, y];
};

/** Draws a flat lace with outlined edges. */
export const lace = (points: readonly Point[], end: End, curved = false): string => {
  const d = curved ? smooth(points) : straight(points);
  return (
    path(d, { weight: 11, cap: 'butt' }) + path(d, { line: tint[end], weight: 7, cap: 'butt' })
  );
};

/** Draws pieces of lace that do not touch each other, in three paths instead of two for each piece. */
export const laces = (pieces: { points: readonly Point[]; end: End }[]): string => {
  const all = (end?: End): string =>
    pieces
      .filter((piece) => !end || piece.end === end)
      .map(({ points }) => straight(points))
      .join('');
  const color = (end: End): string => path(all(end), { line: tint[end], weight: 7, cap: 'butt' });
  return path(all(), { weight: 11, cap: 'butt' }) + color('left') + color('right');
};

/** A lace where it runs hidden behind a panel. */
export const hidden = (points: readonly Point[], end: End): string =>
  path(smooth(points), { line: tint[end], weight: weight.contour, dash: '5 4', cap: 'butt' });

const mirrored = (points: readonly Point[], side: number): Point[] =>
  points.map(([x, y]) => [boot.middle + side * x, y]);

/** The tongue behind the panels. */
export const tongue = (): string => {
  const { middle } = boot;
  const shape = `M${middle - 40} 290C${middle - 52} 200 ${middle - 66} 110 ${middle - 70} 48C${middle - 72} 8 ${middle + 72} 8 ${middle + 70} 48C${middle + 66} 110 ${middle + 52} 200 ${middle + 40} 290Z`;
  return (
    path(shape, { fill: palette.crease100, weight: weight.contour }) +
    path(
      `M${middle - 46} 40C${middle - 40} 26 ${middle + 40} 26 ${middle + 46} 40M${middle} 62V284`,
      { weight: weight.hatch },
    )
  );
};

const panel = (side: 1 | -1): string => {
  const edge = Array.from({ length: 9 }, (_, i) => rim(i - 0.6, side));
  const inner = smooth(edge).slice(1);
  const [tx, ty] = edge.at(-1) ?? [0, 0];
  const [bx, by] = edge[0] ?? [0, 0];
  const m = (x: number): number => boot.middle + side * x;
  const stitches = [0, 1, 2, 3, 4, 5, 6, 7].map((row): Point => {
    const [x, y] = eyelet(row, side);
    return [x + side * 40, y];
  });
  return (
    path(
      `M${inner}C${tx + side * 10} ${ty - 8} ${m(96)} 34 ${m(112)} 40` +
        `C${m(130)} 48 ${m(118)} 92 ${m(120)} 130C${m(123)} 180 ${m(116)} 240 ${m(88)} 286` +
        `C${m(60)} 304 ${bx} 296 ${bx} ${by}Z`,
      { fill: palette.white, weight: weight.contour },
    ) +
    path(smooth(stitches), { weight: weight.hatch, dash: '5 5' }) +
    path(
      smooth(
        mirrored(
          [
            [101, 44],
            [98, 92],
            [101, 140],
            [99, 196],
            [84, 258],
          ],
          side,
        ),
      ),
      {
        weight: weight.hatch,
      },
    )
  );
};

/** Both panels and the toe cap. */
export const panels = (): string => {
  const { middle } = boot;
  return (
    panel(-1) +
    panel(1) +
    path(
      `M${middle - 103} 260C${middle - 62} 292 ${middle + 62} 292 ${middle + 103} 260C${middle + 94} 296 ${middle + 56} 311 ${middle} 311S${middle - 94} 296 ${middle - 103} 260Z`,
      { fill: palette.ice200, weight: weight.contour },
    )
  );
};

/** The rings of the eyelets, under the lace. */
export const rings = (): string =>
  inked(
    { fill: palette.white },
    Array.from({ length: boot.rows }, (_, row) =>
      [-1, 1].map((side) => circle(eyelet(row, side), 8)).join(''),
    ),
  );

/** The dark holes of the eyelets, into which the lace goes. */
export const holes = (): string =>
  path(
    Array.from({ length: boot.rows }, (_, row) =>
      [-1, 1].map((side) => straight([eyelet(row, side), eyelet(row, side)])).join(''),
    ).join(''),
    { weight: 7 },
  );
