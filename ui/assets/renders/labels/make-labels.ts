/**
 * Draws the labels of the products as transparent PNGs, which the Blender scenes load:
 * `npx tsx ui/assets/renders/labels/make-labels.ts`.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import type { Font } from 'fontkit';
import sharp from 'sharp';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const font = openSync(at('../../../foundations/fonts/archivo-expanded-800.woff2')) as Font;
const drawing = async (name: string) =>
  (await readFile(at(`../../logo/${name}.svg`), 'utf8')).replace(
    /<\/?svg[^>]*>|<title>.*?<\/title>/g,
    '',
  );

const [lockup, mark] = await Promise.all([drawing('lockup'), drawing('mark')]);
const red = '#C8102E';
const blue = '#0B4EA2';
const navy = '#061226';

/** Returns the paths and widths of a text's letters at a font size. */
const letters = (text: string, size: number, spacing: number) => {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  return glyphs.map((glyph, i) => ({
    outline: glyph.path.scale(scale, -scale).toSVG(),
    width: (positions[i]?.xAdvance ?? 0) * scale + spacing,
  }));
};

const line = (text: string, x: number, y: number, size: number, fill: string, spacing = 0) => {
  let along = x;
  const drawn = letters(text, size, spacing).map(({ outline, width }) => {
    const letter = `<path transform="translate(${along} ${y})" d="${outline}"/>`;
    along += width;
    return letter;
  });
  return `<g fill="${fill}">${drawn.join('')}</g>`;
};

/** Returns letters on a circle around `middle`. `start` is in degrees from the top. */
const round = (text: string, middle: number, radius: number, size: number, start: number) => {
  let angle = start;
  const drawn = letters(text, size, size * 0.06).map(({ outline, width }) => {
    const turn = (width / radius / Math.PI) * 180;
    const place = `rotate(${angle + turn / 2} ${middle} ${middle}) translate(${middle - width / 2} ${middle - radius})`;
    angle += turn;
    return `<path transform="${place}" d="${outline}"/>`;
  });
  return `<g fill="#fff">${drawn.join('')}</g>`;
};

const logo = (x: number, y: number, height: number, color: string) =>
  `<g transform="translate(${x} ${y}) scale(${height / 28})" color="${color}">${lockup}</g>`;

const symbol = (x: number, y: number, side: number, bar: string, ring: string) =>
  `<g transform="translate(${x} ${y}) scale(${side / 64})">${mark.replace(red, bar).replace(navy, ring)}</g>`;

const save = async (name: string, width: number, height: number, inside: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
  await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true })
    .toFile(at(`${name}.png`));
};

// Inside the core of a roll: a third of its circumference (7.98 × 2.54 cm).
await save(
  'core',
  1600,
  508,
  `${logo(70, 150, 96, navy)}${line('1 IN × 27 YD  CLEAR', 72, 352, 62, red, 3)}`,
);
// The face of a sealed bearing: a square of 2.2 cm.
await save(
  'seal',
  1024,
  1024,
  `${round('CROSSBAR HOCKEY', 512, 322, 66, -66)}${round('608 · 8×22×7', 512, 322, 66, 114)}`,
);
// The band around a pack (15.9 × 6 cm). It is curved, so the text is in the middle.
const band = (count: string, size: number) =>
  `<path fill="${red}" d="M0 0h1600v600H0z"/><path fill="${navy}" d="M0 424h1600v176H0z"/>` +
  `<g transform="translate(800 212) scale(${size}) translate(-891 -218)">` +
  `${symbol(290, 84, 250, '#fff', navy)}${line('CROSSBAR', 576, 238, 122, '#fff', 2)}` +
  `${line('CLEAR HOCKEY TAPE', 580, 342, 62, '#fff', 3)}</g>` +
  `<g transform="translate(800 512) scale(${size}) translate(-878 -512)">${line(count, 292, 538, 72, '#fff', 6)}</g>`;
await save('band-five', 1600, 600, band('5 ROLLS · 1 IN × 27 YD', 0.76));
// The front of the band around a pair of laces (5.2 × 1.95 cm).
await save(
  'band-pair',
  1600,
  600,
  `<path fill="${blue}" d="M0 0h1600v600H0z"/><path fill="${navy}" d="M0 424h1600v176H0z"/>` +
    `${symbol(120, 92, 270, '#fff', navy)}${line('CROSSBAR', 440, 220, 134, '#fff', 2)}` +
    `${line('CLOTH SKATE LACES', 444, 332, 70, '#fff', 2)}${line('ONE PAIR', 444, 538, 70, '#fff', 6)}`,
);
// The numbers of a tape measure: 16 inches of it (40.64 × 2.5 cm), each number before its tick.
const inch = 3200 / 16;
const numbers = Array.from({ length: 15 }, (_, before) => {
  const text = String(before + 1);
  const wide = letters(text, 104, 2).reduce((sum, { width }) => sum + width, 0);
  return line(text, (before + 1) * inch - wide - 10, 118, 104, '#0c0c0c', 2);
});
await save('ruler', 3200, 197, numbers.join(''));
