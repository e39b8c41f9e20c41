/**
 * The drawings of the blog's topics, as from a coach's board: one file with a view for each, so that a visitor who
 * reads several topics loads it once.
 */
import { palette } from '../../foundations/tokens/palette.ts';
import { topicSheet } from './topicSheet.ts';

const { width, height } = topicSheet;
/** The distance between two views, so that none shows the strokes of its neighbor. */
const pitch = 280;

const line = (d: string, more = ''): string => `<path d="${d}"${more}/>`;
const ring = (x: number, y: number, r: number, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"${more}/>`;
const turned = (turn: string, ...strokes: string[]): string =>
  `<g transform="rotate(${turn})">${strokes.join('')}</g>`;

const dashes = ' stroke-dasharray="16 17"';
/** Seven dots on a circle of this radius: the balls of a bearing. */
const balls = (x: number, y: number, r: number, size: number): string =>
  ring(
    x,
    y,
    r,
    ` stroke-width="${size}" stroke-dasharray="0 ${Math.round((200 * Math.PI * r) / 7) / 100}"`,
  );

/**
 * The views, by the id that follows `#` in the address. The first is also what an unknown id shows: the file without
 * a view is as large as one drawing.
 */
export const topicDrawings: Record<string, string> = {
  // A pass past one of the other team.
  play:
    ring(31, 209, 27) +
    ring(191, 31, 27) +
    line('M103 95l48 48m0-48l-48 48') +
    line('M60 217c72 17 155-5 183-74 14-35 9-64-10-88', dashes) +
    line('M227 81l3-29 27 11'),
  // A pass, and the pass back.
  'hockey-tips':
    ring(30, 206, 26) +
    ring(230, 164, 26) +
    line('M92 114l44 44m0-44l-44 44') +
    line('M72 202l110-26M210 130L132 50', dashes) +
    line('M30 166C30 96 52 50 96 22') +
    line('M68 22l30-2-11 28M163 166l22 9-17 17M131 75l-2-28 28 3'),
  // A bearing, and oil.
  'equipment-care':
    ring(100, 136, 96) +
    ring(100, 136, 79) +
    balls(100, 136, 60, 22) +
    ring(100, 136, 41) +
    ring(100, 136, 27) +
    line('M222 10c18 28 30 40 30 58a30 30 0 0 1-60 0c0-18 12-30 30-58z') +
    line('M209 70a13 13 0 0 0 12 13', ' stroke-width="4"'),
  // Cones, and the way between them.
  'training-tips':
    [48, 128, 208]
      .map((x) => line(`M${x - 20} 152l14-58h12l14 58M${x - 13} 126h26M${x - 29} 152h58`))
      .join('') +
    ring(25, 29, 22) +
    line('M8 74C-12 240 88 246 88 124S168 6 168 124 256 246 247 80', dashes) +
    line('M232 88l14-22 11 23'),
  // A clipboard with a list.
  'equipment-selection':
    line(
      'M88 34H62a16 16 0 0 0-16 16v170a16 16 0 0 0 16 16h136a16 16 0 0 0 16-16V50a16 16 0 0 0-16-16h-26',
    ) +
    line('M88 50V32a12 12 0 0 1 12-12h12a18 15 0 0 1 36 0h12a12 12 0 0 1 12 12v18z') +
    line('M74 98l10 10 20-22M74 146l10 10 20-22M80 184l20 20m0-20l-20 20') +
    line('M126 98h60M126 146h60M126 194h40'),
  // A lace beside a ruler.
  'product-guides': turned(
    '-12 130 120',
    line('M16 62h160l16 12v16l-16 12H16l8-17-8-22z') +
      line('M192 74h42q8 8 0 16h-42z') +
      line(
        'M42 72l10 10-10 10m30-20l10 10-10 10m30-20l10 10-10 10m30-20l10 10-10 10m30-20l10 10-10 10',
      ) +
      line('M22 132h216a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6v-52a6 6 0 0 1 6-6z') +
      line('M44 132v30m29-30v16m29-16v30m29-30v16m29-16v30m29-30v16m29-16v30'),
  ),
  // Crossed sticks above a puck.
  'hockey-culture':
    line('M36 8l142 172q10 12 26 12h46M224 8L82 180q-10 12-26 12H10', ' stroke-width="11"') +
    line('M92 202v16c0 22 76 22 76 0v-16c0 20-76 20-76 0c0-20 76-20 76 0'),
  // A roll and a bearing on a balance.
  'product-comparisons':
    line('M130 164l36 70H94z') +
    turned(
      '-5 130 164',
      line('M6 160h248') +
        ring(62, 104, 52) +
        ring(62, 104, 40, ' stroke-width="3"') +
        ring(62, 104, 25) +
        ring(206, 115, 41) +
        balls(206, 115, 27, 11) +
        ring(206, 115, 12),
    ),
  // A roll of tape as a clock whose hands go back.
  'product-histories':
    line('M40 72A104 104 0 1 1 30 150') +
    line('M36 30v44h44') +
    ring(130, 122, 78) +
    ring(130, 122, 67, ' stroke-width="3"') +
    ring(130, 122, 56) +
    line('M130 90v32l24 14'),
};

/** The file of all topics. */
export const topics = (): string => {
  const all = Object.entries(topicDrawings).map(([id, strokes], i) => {
    const x = i * pitch;
    const view = `<view id="${id}" viewBox="${x} 0 ${width} ${height}"/>`;
    return `${view}<g${x ? ` transform="translate(${x})"` : ''}>${strokes}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="${palette.blue600}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${all.join('')}</svg>\n`;
};
