/** Opening, washing, drying and oiling a bearing. */
import { palette } from '../../foundations/tokens/palette.ts';
import { letters } from './lettering.ts';
import { dot, numbered } from './numbered.ts';
import { arc, arrow, draw, group, path, type Point, weight } from './pen.ts';
import { openBearing, seal, shieldedBearing } from './race.ts';

/** A pin in its handle, lying along the x axis, its tip at 0. */
const pin = (tip: Point, turn: number): string =>
  group(
    [
      path('M0 0L46-3.5H142V3.5H46Z', { fill: palette.white }),
      path('M142-7H154V7H142Z', { fill: palette.ice300 }),
      path('M154-12H236Q250-12 250 0T236 12H154Q148 0 154-12Z', {
        fill: palette.ice200,
        weight: weight.contour,
      }),
      path('M170-4H230M170 4H230', { weight: weight.hatch }),
    ],
    tip,
    turn,
  );

/** Two bearings: a rubber seal is lifted off with a pin, and the wire ring of a metal shield is picked out. */
export const bearingOpen = (): string =>
  draw(
    openBearing([134, 204], 108),
    pin([148, 106], -15),
    seal([124, 106], 108, -17, 0.44),
    arrow([
      [262, 172],
      [282, 150],
      [284, 112],
    ]),
    shieldedBearing([370, 206], 92),
    group([pin([0, 0], -60)], [369, 165], 0, 0.7),
    letters('Rubber seal', [12, 24], 12, { align: 'start' }),
    letters('Metal shield', [370, 312], 12),
    numbered(1, [184, 92], [232, 30]),
    dot(2, [310, 130]),
  );

const jar = {
  glass:
    'M138 74V88C138 100 112 102 112 126V258C112 274 122 284 138 284H302C318 284 328 274 328 258V126C328 102 302 100 302 88V74Z',
  liquid:
    'M112 148C150 136 180 164 222 150S300 138 328 150V258C328 274 318 284 302 284H138C122 284 112 274 112 258Z',
  lid: 'M130 34H310Q316 34 316 40V70Q316 76 310 76H130Q124 76 124 70V40Q124 34 130 34Z',
};

/** Open bearings in a closed jar of solvent. */
export const bearingWash = (): string =>
  draw(
    group(
      [
        path(jar.glass, { fill: palette.white, weight: weight.contour }),
        path(jar.liquid, { fill: palette.crease200 }),
        openBearing([222, 190], 40),
        openBearing([168, 231], 46),
        openBearing([272, 232], 46),
        path('M136 172C160 162 164 178 178 172M264 172C282 164 296 172 310 168', {
          line: palette.white,
          weight: weight.contour,
        }),
        path(jar.glass, { weight: weight.contour }),
        path('M126 116V138M126 100V104', { weight: weight.detail }),
        path(jar.lid, { fill: palette.ice200, weight: weight.contour }),
        path('M148 44V66M172 44V66M196 44V66M220 44V66M244 44V66M268 44V66M292 44V66', {
          weight: weight.hatch,
        }),
        arrow(arc([220, 244], [172, 56], 158, 26, 12)),
        path('M92 104C84 124 84 148 92 168M76 112C70 128 70 144 76 160'),
        path('M348 104C356 124 356 148 348 168M364 112C370 128 370 144 364 160'),
      ],
      [20, 0],
    ),
    numbered(1, [152, 190], [78, 216]),
    dot(2, [432, 250]),
  );

const cloth = (): string =>
  path(
    'M22 232C70 208 96 176 142 158C200 146 300 166 368 158C372 196 396 232 414 258C340 268 260 300 186 304C140 280 70 268 22 232Z',
    { fill: palette.ice100, weight: weight.contour },
  ) +
  path(
    'M46 232C86 212 108 184 150 169C204 159 296 177 358 170C364 200 380 228 396 248C326 260 256 288 188 292C146 272 88 260 46 232Z',
    { weight: weight.hatch, dash: '6 5' },
  );

const sprayCan = (): string =>
  [
    path('M386 92H454V228C454 240 386 240 386 228Z', {
      fill: palette.white,
      weight: weight.contour,
    }),
    path('M386 122C386 130 454 130 454 122V194C454 202 386 202 386 194Z', {
      fill: palette.crease200,
    }),
    path('M404 154H436M404 166H436M404 178H424'),
    path('M386 92Q386 66 406 60H434Q454 66 454 92Z', {
      fill: palette.ice200,
      weight: weight.contour,
    }),
    path('M408 60V36Q408 30 414 30H432Q438 30 438 36V60Z', {
      fill: palette.white,
      weight: weight.contour,
    }),
    path('M410 44L322 84', { weight: 9 }),
    path('M410 44L322 84', { weight: 5, line: palette.white }),
  ].join('');

const drop = ([x, y]: Point, size: number, turn = 0): string =>
  group(
    [
      path('M0-12C5-4 8-1 8 4A8 8 0 0 1-8 4C-8-1-5-4 0-12Z', { fill: palette.crease200 }),
      path('M-3.5 5A4 4 0 0 0 0 8', { line: palette.white }),
    ],
    [x, y],
    turn,
    size,
  );

/** A bearing on a cloth, dried with a can of air. */
export const bearingDry = (): string =>
  draw(
    cloth(),
    openBearing([208, 178], 94),
    sprayCan(),
    path('M306 82L262 98M312 94L254 124M318 104L278 134', { dash: '12 7' }),
    drop([96, 128], 0.9, 60),
    drop([124, 96], 1.1, 50),
    drop([72, 96], 0.8, 62),
    numbered(1, [108, 244], [60, 286]),
    numbered(2, [288, 98], [346, 36]),
  );

const oil = (at: Point, size: number): string =>
  group(
    [
      path('M0-14C6-5 9-1 9 4A9 9 0 0 1-9 4C-9-1-6-5 0-14Z', { fill: palette.green600 }),
      path('M-4 4A4 4 0 0 0 0 8', { line: palette.white }),
    ],
    at,
    0,
    size,
  );

const bottle = (at: Point, turn: number): string =>
  group(
    [
      path('M-3 0L-7-44H7L3 0Z', { fill: palette.white }),
      path('M-14-44H14L20-66H-20Z', { fill: palette.green600, weight: weight.contour }),
      path(
        'M-20-66H20C22-78 36-82 36-98V-170Q36-182 24-182H-24Q-36-182-36-170V-98C-36-82-22-78-20-66Z',
        {
          fill: palette.white,
          weight: weight.contour,
        },
      ),
      path('M-36-106H36V-158H-36Z', { fill: palette.crease100 }),
      group([oil([0, 0], 1.4)], [0, -132], -turn),
    ],
    at,
    turn,
    0.78,
  );

/** A drop of oil on the balls, and the seal put back. */
export const bearingLubricate = (): string =>
  draw(
    openBearing([190, 202], 106),
    seal([140, 64], 92, -8, 0.44),
    arrow([
      [34, 118],
      [34, 186],
    ]),
    bottle([268, 110], 58),
    oil([266, 132], 1),
    oil([258, 164], 0.7),
    arrow(arc([190, 216], [158, 96], 60, 4, 8)),
    dot(1, [306, 146]),
    dot(2, [376, 254]),
    numbered(3, [78, 72], [34, 84]),
  );
