/** A lace so large that its weave shows, and the skate that it laces. */
import { palette } from '../../foundations/tokens/palette.ts';
import { bootPlaces, bootSide } from './bootSide.ts';
import { clip, dot, drawOn, group, inked, leader, path, type Point, weight } from './pen.ts';
import { anatomySheet, tallSheet, threadSheet } from './sheet.ts';
import { tallOverhang } from './tallLayer.ts';

const edges = { left: 120, right: 330, top: -tallOverhang, bottom: 262 } as const;
const middle = (edges.left + edges.right) / 2;

/** Yarns that lean towards the middle from both sides, in rows. */
const yarns = (): string => {
  const rows = Array.from({ length: 30 }, (_, row) => row * 19 - 286);
  const columns = [0, 1, 2, 3, 4];
  return rows
    .flatMap((y) =>
      columns.map((column) => {
        const x = 10 + column * 20;
        return `M${edges.left + x - 9} ${y + column * 9}l18 12M${edges.right - x + 9} ${y + column * 9}l-18 12`;
      }),
    )
    .join('');
};

const thread = (): string =>
  Array.from({ length: 14 }, (_, i) => `M${middle - 26} ${i * 40 - 284}l26 22 26-22`).join('');

const ribbon = (): string => {
  const outline = `M${edges.left} ${edges.top}V${edges.bottom}H${edges.right}V${edges.top}`;
  return [
    clip('lace', outline),
    path(outline, { fill: palette.ice300 }),
    inked({ clip: 'lace' }, [
      path(yarns(), { line: palette.white, weight: 13 }),
      path(thread(), { line: palette.blue700, weight: 17 }),
      path(thread(), { line: palette.blue600, weight: 12 }),
      path(thread(), { line: palette.blue300, weight: 2, dash: '5 7' }),
    ]),
    path(outline, { weight: weight.contour }),
  ].join('');
};

/** The cut end: much wider than high. */
const section = (): string =>
  group(
    [
      path(
        'M-105 0C-105-15-96-15-90-15H90C96-15 105-15 105 0S96 15 90 15H-90C-96 15-105 15-105 0Z',
        {
          fill: palette.white,
          weight: weight.contour,
        },
      ),
      path(Array.from({ length: 15 }, (_, i) => `M${i * 13 - 96} 9l9-18`).join(''), {
        line: palette.slate600,
        weight: weight.hatch,
      }),
      path('M-24-14q24 18 48 0M-24 14q24-18 48 0', { line: palette.blue600, weight: 5 }),
    ],
    [middle, edges.bottom],
  );

/** Where the skate is on the sheet. */
const skate: Point = [30, 348];

const onSkate = ([x, y]: Point): Point => [skate[0] + x, skate[1] + y];

/** The ice on which the skate stands, with the cuts of other skates. */
const ice = (): string => {
  const top = skate[1] + 208;
  return [
    path(`M0 ${top}H${anatomySheet.width}V${anatomySheet.height + tallOverhang}H0Z`, {
      fill: palette.ice100,
      line: 'none',
    }),
    path(`M0 ${top}H${anatomySheet.width}`, { line: palette.ice300, weight: weight.contour }),
    path(
      `M-10 ${top + 92}Q150 ${top + 20} 350 ${top + 34}M120 ${top + 250}Q220 ${top + 110} 500 ${top + 70}M40 ${top + 30}Q200 ${top + 130} 460 ${top + 190}`,
      { line: palette.ice300, weight: 1.5 },
    ),
  ].join('');
};

/** A lace, its section, and a skate that is laced. */
export const laceWeave = (): string =>
  drawOn(tallSheet, group([ice(), bootSide(skate), ribbon(), section()], [0, tallOverhang]));

/** The numbers of the features. */
export const laceCallouts = (): string =>
  drawOn(
    anatomySheet,
    leader([160, 150], [66, 120]),
    dot(1, [50, 114]),
    leader([edges.right - 20, edges.bottom], [400, 226]),
    dot(2, [418, 218]),
    leader(onSkate(bootPlaces.throat), [310, 404]),
    dot(3, [326, 398]),
    leader(onSkate(bootPlaces.blade), [424, 542]),
    leader(onSkate(bootPlaces.wheels), [432, 516]),
    dot(4, [434, 530]),
  );

/** A lace as long as the list of features beside it. */
export const laceThread = (): string => {
  const { width, height } = threadSheet;
  const chevrons = Array.from(
    { length: Math.ceil(height / 22) },
    (_, i) => `M16 ${i * 22 + 4}l8 9 8-9`,
  ).join('');
  return drawOn(
    threadSheet,
    path(`M6 0V${height}M${width - 6} 0V${height}`, { weight: weight.contour, cap: 'butt' }),
    path(`M8 0H${width - 8}V${height}H8Z`, { fill: palette.white, line: palette.white, weight: 1 }),
    path(chevrons, { line: palette.blue600, weight: 5 }),
  );
};
