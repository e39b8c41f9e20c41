/** A skate from the side: its boot, blade and lace, the wheels of an inline skate, and the three zones of the pull. */
import { palette } from '../../foundations/tokens/palette.ts';
import { numbered } from './numbered.ts';
import {
  arrow,
  circle,
  clip,
  draw,
  group,
  inked,
  path,
  type Point,
  smooth,
  straight,
  weight,
} from './pen.ts';
import * as skate from './skateSide.ts';

/** Seven eyelets. The boot has a place for one more. */
const eyelets = Array.from({ length: 7 }, (_, row): Point => skate.nearEyelet(row));
const top: Point = skate.nearEyelet(eyelets.length - 1);

const eyelet = (at: Point): string =>
  circle(at, 5.5, { fill: palette.ice200, weight: weight.detail });

/** The lace where it crosses the tongue, whose edge hides the rest, and the eyelets. */
const bars = (drawBar: (d: string, row: number) => string): string =>
  [
    clip('tongue', `${skate.tongueEdge}V220H0V-20Z`),
    inked(
      { clip: 'tongue' },
      eyelets.map((near, row) => {
        const far = skate.farEyelet(row);
        return drawBar(straight([near, [2 * far[0] - near[0], 2 * far[1] - near[1]]]), row);
      }),
    ),
    path(skate.tongueEdge, { weight: weight.contour }),
    ...eyelets.map(eyelet),
  ].join('');

const plainLace = (d: string, line: string): string =>
  path(d, { weight: 11, cap: 'butt' }) + path(d, { line, weight: 7.5, cap: 'butt' });

/** A lace as it is sold: white, with the blue thread. */
const lace = (d: string): string =>
  plainLace(d, palette.white) +
  path(d, { line: palette.blue600, weight: 2.5, dash: '4 7', cap: 'butt' });

/** The end that is pulled, from the top eyelet. */
const end: readonly Point[] = [top, [204, 41], [246, 23], [288, 12]];

/** The colors of the boot's parts, dark or light. */
const dark = { leather: palette.navy800, seams: palette.mist } as const;
const light = { leather: palette.white, seams: palette.slate600 } as const;

const boot = ({ leather, seams }: typeof dark | typeof light): string =>
  [
    path(skate.tongue, { fill: palette.ice300, weight: weight.contour }),
    path(skate.upper, { fill: leather, weight: weight.contour }),
    path(skate.capAndOutsole, { fill: palette.ice200, weight: weight.contour }),
    path(skate.seams, { line: seams, weight: 1.5 }),
    path(skate.stitches, { line: seams, weight: 1.5, dash: '5 4' }),
    path(skate.stripes, { fill: seams, line: 'none' }),
  ].join('');

/** The holder and the runner. */
const blade = (): string =>
  inked({ weight: weight.contour }, [
    `<g fill-rule="evenodd">${path(skate.holder, { fill: palette.white })}</g>`,
    path(skate.slits, { fill: palette.ice300, line: 'none' }),
    path(skate.runner, { fill: palette.ice200 }),
  ]);

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
  throat: [204, 98],
  blade: [299, 246],
  wheels: [386, 166],
} satisfies Record<string, Point>;

/** Draws the skate, its lace, the way in which the end is pulled, and the wheels of an inline skate. */
export const bootSide = (at: Point): string =>
  group(
    [
      boot(dark),
      blade(),
      bars(lace),
      lace(smooth(end)),
      path('M288 12L308 8', { weight: 9 }),
      path('M288 12L308 8', { line: palette.ice300, weight: 5 }),
      eyelet(top),
      arrow([
        [316, 5],
        [364, -5],
      ]),
      group([wheels()], [386, 138]),
    ],
    at,
  );

/** The rows of the toes, of the instep and of the ankle, from the toe up, with the color of their lace. */
const zones: readonly [rows: number, color: string][] = [
  [3, palette.blue300],
  [2, palette.red600],
  [2, palette.navy900],
];
const zoneColors = zones.flatMap(([rows, color]) => Array<string>(rows).fill(color));

/** The boot is so large that there is no room for the blade, which ends at a break line, as in technical drawings. */
const zoom = 1.28;

const breakLine = (): string =>
  path('M30 216C70 224 110 209 160 216S250 224 304 214V262H30Z', {
    fill: palette.white,
    line: 'none',
  }) + path('M36 217C72 223 110 209 160 216S250 223 298 215', { weight: weight.hatch });

/** Where a place of the skate is on the sheet of the zones. */
const onSheet = ([x, y]: Point): Point => [x * zoom - 12, y * zoom + 32];

/** A line along the rows of a zone, in the color of their lace, and its number. */
const zone = (index: number, first: number, last: number, at: Point): string => {
  const beside = (row: number): Point => {
    const [x, y] = onSheet(skate.farEyelet(row));
    return [x + 22, y - 8];
  };
  const rows = [first - 0.3, (first + last) / 2, last + 0.3].map(beside);
  const middle = rows[1] ?? at;
  return (
    path(smooth(rows), { line: zones[index]?.[1] ?? '', weight: 7 }) +
    numbered(index + 1, middle, at)
  );
};

/** The three zones of a laced skate, whose heel is kicked back. */
export const laceZones = (): string =>
  draw(
    group(
      [boot(light), blade(), bars((d, row) => plainLace(d, zoneColors[row] ?? '')), breakLine()],
      onSheet([0, 0]),
      0,
      zoom,
    ),
    arrow([onSheet([122, 174]), onSheet([56, 174])], palette.slate600),
    zone(0, 0, 2, [442, 186]),
    zone(1, 3, 4, [424, 112]),
    zone(2, 5, 6, [406, 38]),
  );
