/** A skate from the side: its boot, blade and lace, the wheels of an inline skate, and the three zones of the pull. */
import { palette } from '../../foundations/tokens/palette.ts';
import {
  arrow,
  circle,
  clip,
  dot,
  draw,
  group,
  inked,
  path,
  type Point,
  smooth,
  straight,
  weight,
} from './pen.ts';

// On a curve from the toe to the top of the boot.
const eyelets: readonly Point[] = [
  [248, 168],
  [230, 148],
  [212, 126],
  [196, 103],
  [183, 79],
  [173, 54],
  [166, 28],
];

/** The end of a bar, beyond the edge of the tongue. */
const across = ([x, y]: Point): Point => [x + 60, y - 29];

const tongueEdge = 'M186-20C206-18 200 8 206 40C212 84 238 130 286 160';

const tongue = (): string =>
  path(`${tongueEdge}L236 190L160 110L150 34C152-4 164-22 186-20Z`, {
    fill: palette.ice300,
    weight: weight.contour,
  });

/** The lace where it crosses the tongue, whose edge hides the rest, and the eyelets. */
const bars = (drawBar: (d: string, row: number) => string): string =>
  [
    clip('tongue', `${tongueEdge}V220H0V-20Z`),
    inked(
      { clip: 'tongue' },
      eyelets.map((eyelet, row) => drawBar(straight([eyelet, across(eyelet)]), row)),
    ),
    path(tongueEdge, { weight: weight.contour }),
    ...eyelets.map((eyelet) => circle(eyelet, 8, { fill: palette.ice200, weight: weight.detail })),
  ].join('');

const plainLace = (d: string, line: string): string =>
  path(d, { weight: 15, cap: 'butt' }) + path(d, { line, weight: 11, cap: 'butt' });

/** A lace as it is sold: white, with the blue thread. */
const lace = (d: string): string =>
  plainLace(d, palette.white) +
  path(d, { line: palette.blue600, weight: 3.5, dash: '5 9', cap: 'butt' });

/** The end that is pulled, from the top eyelet. */
const end: readonly Point[] = [
  [166, 28],
  [204, 12],
  [246, -4],
  [288, -12],
];

/** The colors of the boot's parts, dark or light. */
const dark = { leather: palette.navy800, seams: palette.mist } as const;
const light = { leather: palette.white, seams: palette.slate600 } as const;

const boot = ({ leather, seams }: typeof dark | typeof light): string =>
  [
    tongue(),
    path(
      'M58 20C50-2 44-18 34-32C26-40 12-34 16-18C26 22 30 66 20 116C12 158 18 190 38 204H298C330 204 340 184 330 164C318 150 296 148 264 182C222 160 176 108 160 18C126 36 86 38 58 20Z',
      { fill: leather, weight: weight.contour },
    ),
    // The seams, and the heel.
    path('M46 16C64 60 64 112 48 152Q40 178 52 202M146 34C152 92 178 148 228 184', {
      line: seams,
      weight: weight.hatch,
      dash: '7 5',
    }),
    path('M20 128C70 128 108 148 124 202', { line: seams, weight: weight.hatch }),
    // The two stripes at the ankle.
    path('M88 122L106 66M106 128L124 72', { line: seams, weight: 7, cap: 'butt' }),
  ].join('');

/** The toe cap. It covers the end of the lowest lace. */
const toeCap = (): string =>
  path('M254 190C260 166 304 136 330 164C340 184 330 204 298 204H262Q250 200 254 190Z', {
    fill: palette.ice200,
    weight: weight.contour,
  });

/** The holder with its two towers, and the steel, whose toe is turned up. */
const blade = (): string =>
  [
    path(
      'M44 204H304C308 212 304 222 296 228L288 238H218C208 238 206 216 194 214H148C136 216 134 238 124 238H58L48 228C40 222 40 212 44 204Z',
      { fill: palette.white, weight: weight.contour },
    ),
    path('M38 236H304C314 236 322 231 327 225C330 240 320 252 302 252H62C48 252 38 246 38 236Z', {
      fill: palette.ice200,
      weight: weight.contour,
    }),
  ].join('');

/** The frame and the wheels of an inline skate, which takes the same laces. */
const wheels = (): string =>
  [
    path('M-52-24H52L44-4H-44Z', { fill: palette.ice200, weight: weight.contour }),
    ...[-45, -15, 15, 45].map(
      (x) =>
        circle([x, 6], 14, { fill: palette.white, weight: weight.contour }) +
        circle([x, 6], 5, { fill: palette.green600 }),
    ),
    path('M-66 24H66', { line: palette.slate600, weight: weight.contour }),
  ].join('');

/** Places of the drawing that callouts point at. */
export const bootPlaces = {
  throat: [213, 95],
  blade: [300, 242],
  wheels: [386, 128],
} satisfies Record<string, Point>;

/** Draws the skate, its lace, the way in which the end is pulled, and the wheels of an inline skate. */
export const bootSide = (at: Point): string =>
  group(
    [
      boot(dark),
      blade(),
      bars(lace),
      toeCap(),
      lace(smooth(end)),
      path('M288-12L310-15', { weight: 11 }),
      path('M288-12L310-15', { line: palette.ice300, weight: 6 }),
      circle(eyelets.at(-1) ?? [0, 0], 8, { fill: palette.ice200, weight: weight.detail }),
      arrow([
        [318, -18],
        [366, -28],
      ]),
      group([wheels()], [380, 104]),
    ],
    at,
  );

/** The rows of the toes, of the instep and of the ankle, from the toe up, with the color of their lace. */
const zones: readonly [rows: number, color: string][] = [
  [3, palette.blue300],
  [2, palette.blue600],
  [2, palette.navy900],
];
const zoneColors = zones.flatMap(([rows, color]) => Array<string>(rows).fill(color));

/** A line from a lace to its number. It ends in a white dot, which is visible on a dark lace. */
const pointer = (from: Point, to: Point): string =>
  path(straight([from, to]), { weight: weight.detail }) +
  circle(from, 5, { fill: palette.white, weight: weight.detail });

/** The three zones of a laced skate, whose heel is kicked back. */
export const laceZones = (): string =>
  draw(
    group(
      [boot(light), blade(), bars((d, row) => plainLace(d, zoneColors[row] ?? '')), toeCap()],
      [40, 46],
    ),
    arrow(
      [
        [146, 214],
        [84, 214],
      ],
      palette.red600,
    ),
    pointer([288, 186], [402, 152]),
    dot(1, [418, 144]),
    pointer([244, 115], [362, 92]),
    dot(2, [378, 84]),
    pointer([229, 63], [318, 40]),
    dot(3, [334, 34]),
  );
