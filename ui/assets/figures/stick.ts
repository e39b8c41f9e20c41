/** Taping the blade: from heel to toe, and from toe to heel. */
import { palette } from '../../foundations/tokens/palette.ts';
import { numbered } from './numbered.ts';
import { arrow, clip, draw, inked, lens, path, straight, weight } from './pen.ts';
import { cloth, roll, running, shingles, stripAt, type Wraps, wrapShape, wrapped } from './tape.ts';

// Heel left, toe right; the shaft leaves the heel at a lie of 45 degrees.
const outline =
  'M-10 105L112 227C142 257 146 281 190 282C246 286 352 288 412 279C454 272 468 242 449 218' +
  'C436 202 408 199 378 199C316 199 252 204 202 203C164 202 148 190 132 174L22 64Z';

const stick = [
  path(outline, { fill: palette.white }),
  // The bevel that runs down the shaft and along the top of the blade.
  path('M14 73L126 185C144 203 164 211 202 212C252 213 316 208 378 208C404 208 428 210 440 222', {
    weight: weight.hatch,
  }),
].join('');

// A break line where the shaft leaves the figure.
const edge = 'C27 128 22 112 31 106S40 88 50 86';
const broken =
  path(`M-20 130L18 134${edge}L60 60L-20 60Z`, { fill: palette.white, line: palette.white }) +
  path(`M18 133${edge}`, { weight: weight.detail });

const heel: Wraps = {
  start: 158,
  count: 8,
  pitch: 20,
  top: 190,
  bottom: 296,
  lean: 34,
  way: 1,
};
const toe: Wraps = { ...heel, start: 466, count: 8, way: -1 };

const ahead = (wraps: Wraps, count: number): string =>
  path(
    Array.from({ length: count }, (_, i) =>
      straight(
        wrapShape(wraps, wraps.count + i + 1, 212, 277).filter((_point, at) => at % 3 === 0),
      ),
    ).join(''),
    { line: cloth.single, dash: '1 6', weight: weight.detail },
  );

const taped = (wraps: Wraps, next: number): string =>
  [
    clip('blade', outline),
    stick,
    ahead(wraps, next),
    inked({ clip: 'blade' }, [
      wrapped(wraps),
      path(straight(wrapShape(wraps, wraps.count - 1, 190, 296).slice(1, 3))),
    ]),
    path(outline, { weight: weight.contour }),
    broken,
  ].join('');

/** The blade taped from heel to toe. */
export const bladeHeelToToe = (): string =>
  draw(
    taped(heel, 5),
    running(heel, 208, 100),
    roll(stripAt(heel, 76), 52, 44, 0, 1),
    lens('near', [182, 82], 62, [236, 246], [shingles(1)]),
    arrow([
      [172, 304],
      [440, 304],
    ]),
    numbered(1, [168, 254], [122, 292]),
    numbered(2, [338, 158], [284, 138]),
    numbered(3, [442, 234], [452, 178]),
  );

/** The blade taped from toe to heel. */
export const bladeToeToHeel = (): string =>
  draw(
    taped(toe, 7),
    running(toe, 208, 100),
    roll(stripAt(toe, 76), 52, 44, 0, -1),
    lens('near', [396, 82], 62, [366, 246], [shingles(-1)]),
    arrow([
      [404, 304],
      [136, 304],
    ]),
    numbered(1, [440, 246], [448, 298]),
    numbered(2, [274, 158], [328, 138]),
    numbered(3, [164, 228], [186, 172]),
  );
