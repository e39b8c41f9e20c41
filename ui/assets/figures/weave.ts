/** A lace so large that its weave shows, and the skate that it laces. */
import { palette } from '../../foundations/tokens/palette.ts';
import { bootPlaces, bootSide } from './bootSide.ts';
import { dot } from './numbered.ts';
import { clip, drawOn, group, inked, leader, path, type Point, weight } from './pen.ts';
import { anatomySheet, tallSheet, threadSheet } from './sheet.ts';
import { tallOverhang } from './tallLayer.ts';

/** The enlarged lace. Its cut end is at the origin, and its top is above the tallest board. */
const edges = { left: -105, right: 105, top: -600 } as const;

/** Where the cut end is on the sheet. The lace leans, so that it clearly comes from above the drawing. */
const cut: Point = [168, 206];
const lean = 14;
const enlarged = 0.85;

/** Yarns that lean towards the middle from both sides, in rows of five a side. */
const yarns = (): string => {
  const down = Array<string>(5).fill('18 12').join(' 2-3 ');
  const up = Array<string>(5).fill('18-12').join(' 2 3 ');
  return Array.from(
    { length: 32 },
    (_, row) => `M${edges.left + 1} ${row * 19 - 598}l${down} 12 0 ${up}`,
  ).join('');
};

const thread = (): string =>
  Array.from({ length: 14 }, (_, i) => `M-26 ${i * 40 - 586}l26 22 26-22`).join('');

const ribbon = (): string => {
  const outline = `M${edges.left} ${edges.top}V0H${edges.right}V${edges.top}`;
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
  [
    path('M-105 0C-105-15-96-15-90-15H90C96-15 105-15 105 0S96 15 90 15H-90C-96 15-105 15-105 0Z', {
      fill: palette.white,
      weight: weight.contour,
    }),
    path(Array.from({ length: 15 }, (_, i) => `M${i * 13 - 96} 9l9-18`).join(''), {
      line: palette.slate600,
      weight: weight.hatch,
    }),
  ].join('');

/** Where the skate is on the sheet. */
const skate: Point = [0, 300];

const onSkate = ([x, y]: Point): Point => [skate[0] + x, skate[1] + y];

/** The ice on which the skate stands, with the cuts of other skates, and a blue line that a tall board shows. */
const ice = (): string => {
  const top = skate[1] + 257;
  return [
    path(`M0 ${top}H${anatomySheet.width}V${anatomySheet.height + tallOverhang}H0Z`, {
      fill: palette.ice100,
      line: 'none',
    }),
    path(`M0 ${top}H${anatomySheet.width}`, { line: palette.ice300, weight: weight.contour }),
    path(`M0 ${top + 118}H${anatomySheet.width}`, { line: palette.blue600, weight: 40 }),
    path(
      `M-10 ${top + 92}Q150 ${top + 20} 350 ${top + 34}M120 ${top + 250}Q220 ${top + 110} 500 ${top + 70}M-10 ${top + 14}Q200 ${top + 130} 460 ${top + 190}`,
      { line: palette.ice300, weight: 1.5 },
    ),
  ].join('');
};

/** A lace, its section, and a skate that is laced. */
export const laceWeave = (): string =>
  drawOn(
    tallSheet,
    group(
      [ice(), bootSide(skate), group([ribbon(), section()], cut, lean, enlarged)],
      [0, tallOverhang],
    ),
  );

/** The numbers of the features. */
export const laceCallouts = (): string =>
  drawOn(
    anatomySheet,
    leader([144, 116], [74, 90]),
    dot(1, [58, 84]),
    leader([238, 223], [380, 200]),
    dot(2, [398, 197]),
    leader(onSkate(bootPlaces.throat), [380, 369]),
    dot(3, [398, 366]),
    leader(onSkate(bootPlaces.blade), [380, 527]),
    leader(onSkate(bootPlaces.wheels), [394, 506]),
    dot(4, [398, 524]),
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
