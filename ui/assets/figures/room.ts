/** The equipment room of a team: tape and laces, a stall, bearings and wheels. */
import { palette } from '../../foundations/tokens/palette.ts';
import { circle, drawOn, group, num, path, type Point, weight } from './pen.ts';
import { narrowRoomSheet, roomSheet } from './sheet.ts';

const white = { fill: palette.white, weight: weight.contour } as const;

/** Returns elements once, and again at each of the places. */
const copies = (id: string, one: string, places: readonly Point[]): string =>
  `<defs><g id="${id}">${one}</g></defs>` +
  places.map(([x, y]) => `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`).join('');

/** A board from one x to another, its upper edge at y. */
const board = (from: number, to: number, y: number): string =>
  path(`M${from} ${y}H${to}V${y + 14}H${from}Z`, white) +
  path(`M${from + 16} ${y + 7}H${to - 60}`, { line: palette.ice300, weight: weight.hatch });

/** A clear roll, standing. */
const tapeRoll = (at: Point): string =>
  [
    circle(at, 36, { fill: palette.crease100, weight: weight.contour }),
    circle(at, 31, { line: palette.crease200 }),
    circle(at, 26, { line: palette.crease200 }),
    circle(at, 20, { fill: palette.red600, weight: weight.detail }),
    circle(at, 15.5, { fill: palette.white, weight: weight.detail }),
    path(`M${at[0] - 26} ${at[1] - 14}A30 30 0 0 1 ${at[0] - 10} ${at[1] - 28}`, {
      line: palette.white,
      weight: weight.contour,
    }),
  ].join('');

/** Clear rolls lying on each other. */
const tapeStack = (x: number, floor: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const y = floor - 24 * (i + 1);
    return (
      path(`M${x} ${y}h78v24h-78Z`, { fill: palette.crease100, weight: weight.contour }) +
      path(`M${x + 8} ${y + 12}h44`, { line: palette.white, weight: weight.contour })
    );
  }).join('');

/** A ribbon along a path: navy edges, white cloth, a blue thread. */
const ribbon = (d: string): string =>
  path(d, { weight: 15 }) +
  path(d, { line: palette.white, weight: 10 }) +
  path(d, { line: palette.blue600, weight: 3, dash: '4 9' });

/** A pair of laces on a hook, with a paper band. */
const hangingLaces = (x: number, top: number): string =>
  [
    path(`M${x} ${top - 14}v10q0 8 8 8`, { weight: weight.contour }),
    ribbon(`M${x} ${top}C${x - 40} ${top + 54} ${x - 30} ${top + 150} ${x} ${top + 152}`),
    ribbon(`M${x} ${top}C${x + 40} ${top + 54} ${x + 30} ${top + 150} ${x} ${top + 152}`),
    path(`M${x - 34} ${top + 70}h68v30h-68Z`, { fill: palette.blue600, weight: weight.contour }),
    path(`M${x - 12} ${top + 85}h24`, { line: palette.white, weight: weight.contour }),
  ].join('');

/** A helmet from the side, with a visor. */
const helmet = (): string =>
  group(
    [
      path('M14-30L64-34Q70-14 50-4L8-10Z', { fill: palette.crease200, weight: weight.detail }),
      path('M-58 0Q-76-72-4-76Q58-76 66-32L16-28 4 0Z', {
        fill: palette.navy900,
        weight: weight.contour,
      }),
      path('M-46-34Q-38-60-6-62M14-62Q38-58 48-44M-30-18h14M-30-10h14', {
        line: palette.blue300,
        weight: weight.detail,
      }),
    ],
    [600, 99],
    0,
    0.84,
  );

const jersey = (): string => {
  const body =
    'M544 128L572 118Q600 138 628 118L656 128L720 214 684 236 662 200V300H538V200L516 236 480 214Z';
  return [
    path('M600 118V104Q600 98 606 98', { weight: weight.contour }),
    path(body, { fill: palette.red600, weight: weight.contour }),
    path('M538 248H662V274H538Z', { fill: palette.white }),
    path('M538 256H662V266H538Z', { fill: palette.navy900 }),
    path('M496 193L530 214M704 193L670 214', { line: palette.white, weight: 12 }),
    path('M496 193L530 214M704 193L670 214', { line: palette.navy900, weight: 4 }),
    path('M572 118Q600 150 628 118', { fill: palette.white, weight: weight.contour }),
    path('M538 200L545 176M662 200L655 176', { weight: weight.detail }),
    // The mark: a bar with a ring on it.
    path('M562 206H638V226H562Z', { fill: palette.white, line: palette.white }),
    circle([610, 204], 20, { line: palette.white, weight: 10 }),
    path(body, { weight: weight.contour }),
  ].join('');
};

/** An ice skate from the side, its toe to the right. */
const skate = (): string =>
  group(
    [
      path('M4 0L0-52Q14-60 34-52L44-26Q74-22 92-8Q98 2 92 8H8Z', {
        fill: palette.navy900,
        weight: weight.contour,
      }),
      path('M34-52L22-48M42-30l-14 5M54-23l-10 8', { line: palette.white, weight: weight.contour }),
      path('M14 8L20 22H34L38 8M62 8L66 22H80L86 8', { fill: palette.white }),
      path('M2 22H98Q104 22 100 15', { line: palette.slate600, weight: 5 }),
    ],
    [0, 380],
  );

const stall = (): string =>
  [
    path('M440 24H760V404H440Z', { fill: palette.ice50 }),
    path('M440 24V404M760 24V404', { weight: 10, cap: 'butt' }),
    board(428, 772, 100),
    path('M428 10H772V30H428Z', { fill: palette.navy900 }),
    path('M556 14H644V26H556Z', { fill: palette.red600, line: palette.red600 }),
    helmet(),
    jersey(),
    board(428, 772, 312),
    // A pair, the toes apart.
    `<defs><g id="skate">${skate()}</g></defs>`,
    '<use href="#skate" x="616"/><use href="#skate" transform="translate(584) scale(-1 1)"/>',
  ].join('');

const bearing = (at: Point = [0, 0]): string =>
  [
    circle(at, 25, { fill: palette.white, weight: weight.contour }),
    circle(at, 17, { fill: palette.green600, line: palette.green700, weight: 5 }),
    circle(at, 11, { fill: palette.white, weight: weight.detail }),
    circle(at, 6, { fill: palette.navy900 }),
  ].join('');

const wheel = (at: Point): string =>
  [
    circle(at, 40, { fill: palette.white, weight: weight.contour }),
    circle(at, 26, { fill: palette.navy800 }),
    circle(at, 15, { fill: palette.white, weight: weight.detail }),
    circle(at, 10.5, { fill: palette.green600 }),
    circle(at, 5, { fill: palette.white }),
    path(`M${at[0] - 30} ${at[1] - 14}A33 33 0 0 1 ${at[0] - 14} ${at[1] - 30}`, {
      line: palette.ice300,
      weight: weight.contour,
    }),
  ].join('');

const oil = (): string =>
  group(
    [
      path('M-16 0V-54Q-16-66-6-70V-80H6V-70Q16-66 16-54V0Z', white),
      path('M-16-18H16V-46H-16Z', { fill: palette.green600 }),
      path('M-6-80L-2-104H2L6-80Z', { fill: palette.ice200 }),
    ],
    [1136, 330],
  );

const pegs = Array.from({ length: 15 }, (_, i): Point => [
  848 + (i % 5) * 67.5,
  72 + Math.floor(i / 5) * 58,
]);

/** Bearings on pegs above a bench with wheels. A peg is empty: somebody plays tonight. */
const bench = (): string =>
  [
    path('M806 34H1160V226H806Z', { fill: palette.ice50, weight: weight.contour }),
    copies('bearing', bearing(), pegs.toSpliced(9, 1)),
    circle(pegs[9] ?? [0, 0], 4, { fill: palette.navy900 }),
    copies(
      'wheel',
      wheel([0, 290]),
      [852, 940, 1028].map((x): Point => [x, 0]),
    ),
    oil(),
    board(800, 1166, 330),
    path('M826 344V404M1140 344V404', { weight: 8, cap: 'butt' }),
  ].join('');

const shelf = (): string =>
  [
    copies(
      'roll',
      tapeRoll([0, 92]),
      [78, 158, 238].map((x): Point => [x, 0]),
    ),
    tapeStack(288, 128, 4),
    board(30, 400, 128),
    path('M62 142V166M368 142V166', { weight: 6, cap: 'butt' }),
    path('M30 178H400', { weight: 6, cap: 'butt' }),
    copies(
      'laces',
      hangingLaces(0, 196),
      [80, 170, 260, 350].map((x): Point => [x, 0]),
    ),
  ].join('');

/** Tape and laces on the left, a player's stall in the middle, bearings and wheels on the right. The page draws the floor. */
export const equipmentRoom = (): string =>
  drawOn(roomSheet, group([shelf(), stall(), bench()], [-28, 0]));

/** A shelf with a roll, a pair of laces below it, and rolls on the floor. */
const narrowShelf = (): string =>
  [
    tapeRoll([54, 60]),
    board(2, 106, 96),
    path('M2 142H106', { weight: 6, cap: 'butt' }),
    hangingLaces(54, 160),
    tapeStack(15, 402, 3),
  ].join('');

/** Three bearings on pegs above a bench with a wheel. */
const narrowBench = (): string =>
  [
    path('M504 34H592V226H504Z', { fill: palette.ice50, weight: weight.contour }),
    copies(
      'bearing',
      bearing(),
      pegs.filter((_, i) => i % 5 === 0).map(([, y]): Point => [548, y]),
    ),
    wheel([548, 290]),
    board(494, 602, 330),
    path('M514 344V404M582 344V404', { weight: 8, cap: 'butt' }),
  ].join('');

/** The room for phones: the stall with one of each beside it, because the whole room would be too small. */
export const equipmentRoomNarrow = (): string =>
  drawOn(narrowRoomSheet, narrowShelf(), group([stall()], [-300, 0]), narrowBench());
