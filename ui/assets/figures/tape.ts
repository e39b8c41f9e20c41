/** Cloth tape: overlapping wraps, and the roll. */
import { palette } from '../../foundations/tokens/palette.ts';
import { group, type Ink, num, oval, path, type Point, straight, weight } from './pen.ts';

/** The red of the tape, and the lighter red where two layers overlap. */
export const cloth = { single: palette.red600, doubled: palette.red300 } as const;

/** A run of slanted, half-overlapping wraps between two heights. */
export type Wraps = {
  /** x of the first wrap. */
  start: number;
  count: number;
  /** Distance between two wraps. The tape is twice as wide, so that each wrap covers half of the previous one. */
  pitch: number;
  top: number;
  bottom: number;
  /** How far the top of a wrap is shifted against its bottom. */
  lean: number;
  /** 1: wound to the right, -1: to the left. */
  way: 1 | -1;
};

/** Returns the outline of one wrap between two heights. */
export const wrapShape = (wraps: Wraps, i: number, top: number, bottom: number): Point[] => {
  const { start, pitch, lean, way } = wraps;
  const slope = lean / (wraps.bottom - wraps.top);
  const middle = (wraps.top + wraps.bottom) / 2;
  const x = (part: number, y: number): number =>
    start + way * (i * pitch + part * pitch + (middle - y) * slope);
  return [
    [x(0, top), top],
    [x(2, top), top],
    [x(2, bottom), bottom],
    [x(0, bottom), bottom],
  ];
};

const onePiece = (points: Point[]): { d: string; trailingEdge: string; lip: string } => {
  const [a = [0, 0], b = a, c = a, d = a] = points;
  const lip = Math.sign(b[0] - a[0]) * 4.5;
  return {
    d: straight([a, b, c, d], true),
    trailingEdge: straight([a, d]),
    lip: straight([a, [a[0] + lip, a[1]], [d[0] + lip, d[1]], d], true),
  };
};

/**
 * Draws the wraps in order, each covering half of the previous one. The light edge is the one on top,
 * which shows the end that the tape was wound from.
 */
export const wrapped = (wraps: Wraps): string =>
  Array.from({ length: wraps.count }, (_, i) => {
    const piece = onePiece(wrapShape(wraps, i, wraps.top, wraps.bottom));
    return (
      path(piece.d, { fill: cloth.single }) +
      path(piece.lip, { fill: cloth.doubled, line: cloth.doubled }) +
      path(piece.trailingEdge)
    );
  }).join('');

/** Draws the tape between the last wrap and the roll. */
export const running = (wraps: Wraps, from: number, to: number): string => {
  const shape = wrapShape(wraps, wraps.count - 1, to, from);
  const [a = [0, 0], b = a, c = a, d = a] = shape;
  const { lip } = onePiece(shape);
  return (
    path(straight(shape, true), { fill: cloth.single, line: cloth.single, weight: 1 }) +
    path(lip, { fill: cloth.doubled, line: cloth.doubled, weight: weight.hatch }) +
    path(straight([a, d]) + straight([b, c]), { weight: weight.contour })
  );
};

/** Returns the point of that strip at a height, where the roll is drawn. */
export const stripAt = (wraps: Wraps, y: number): Point => {
  const [a = [0, 0], b = a] = wrapShape(wraps, wraps.count - 1, y, y + 1);
  return [(a[0] + b[0]) / 2, y];
};

/** Draws a roll of tape on its side. `open` 1 shows its right end, -1 its left end. */
export const roll = (
  at: Point,
  radius: number,
  wide: number,
  turn: number,
  open: 1 | -1,
): string => {
  const flat = radius * 0.42;
  const [x, far] = [(open * wide) / 2, (-open * wide) / 2];
  const body =
    `M${num(x)} ${num(-radius)}H${num(far)}` +
    `A${num(flat)} ${num(radius)} 0 0 ${open === 1 ? 0 : 1} ${num(far)} ${num(radius)}H${num(x)}Z`;
  const ring = (part: number, ink: Ink): string => oval([x, 0], flat * part, radius * part, ink);
  const hole = radius * 0.42;
  return group(
    [
      path(body, { fill: palette.red600, weight: weight.contour }),
      path(`M${num(far + open * 4)} ${num(-radius * 0.5)}H${num(x - open * (flat + 5))}`, {
        line: palette.red300,
        weight: weight.contour,
      }),
      ring(1, { fill: palette.white, weight: weight.contour }),
      ring(0.9, { line: palette.red600, weight: weight.hatch }),
      ring(0.8, { line: palette.red600, weight: weight.hatch }),
      ring(0.7, { line: palette.red600, weight: weight.hatch }),
      ring(0.58, { fill: palette.ice200, weight: weight.detail }),
      ring(0.42, { fill: palette.white, weight: weight.detail }),
      // The far wall of the core, seen through the hole.
      path(
        `M${num(x - open * 2)} ${num(-hole)}A${num(flat * 0.42)} ${num(hole)} 0 0 ${open === 1 ? 0 : 1} ${num(x - open * 2)} ${num(hole)}`,
        { weight: weight.hatch },
      ),
    ],
    at,
    turn,
  );
};

/**
 * Draws a section of the wraps, which overlap like roof tiles. `way` 1: wound to the right, so the
 * free edges point left; -1: the reverse.
 */
export const shingles = (way: 1 | -1): string => {
  const [pitch, thick, floor] = [40, 12, 14];
  const tile = (i: number): string => {
    const x = (along: number): number => way * ((i - 1) * pitch + along);
    const step = (down: number): string =>
      `C${num(x(pitch + 1))} ${floor - 2 * thick + down} ${num(x(pitch))} ${floor - thick + down} ${num(x(pitch + 10))} ${floor - thick + down}`;
    const back = `C${num(x(pitch - 5))} ${floor} ${num(x(pitch - 3))} ${floor - thick} ${num(x(pitch - 12))} ${floor - thick}`;
    return path(
      `M${num(x(6))} ${floor - 2 * thick}H${num(x(pitch - 8))}${step(0)}H${num(x(2 * pitch - 10))}` +
        `V${floor}H${num(x(pitch + 7))}${back}H${num(x(6))}Z`,
      { fill: i % 2 ? cloth.doubled : cloth.single },
    );
  };
  return (
    path(`M-90 ${floor + 2}H90V90H-90Z`, { fill: palette.ice200 }) +
    [-2, -1, 0, 1, 2, 3].map(tile).join('')
  );
};
