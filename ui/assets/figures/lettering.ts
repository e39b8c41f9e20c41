/** Text in the typeface of headings, as paths: a drawing in an `<img>` cannot load fonts. */
import { fileURLToPath } from 'node:url';
import type { PathCommand } from 'fontkit';
import { palette } from '../../foundations/tokens/palette.ts';
import { openFont, widthOf } from '../share-card/lettering.ts';
import { num, path, type Point } from './pen.ts';

const font = await openFont(
  fileURLToPath(new URL('../../foundations/fonts/archivo-expanded-800.woff2', import.meta.url)),
);

/** The letters of relative path data, which is shorter than absolute. */
const letterOf = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

const tenths = (value: number): number => Math.round(value * 10);

/** Returns numbers without the zeros and spaces that path data does without: `.5-2 3`. */
const short = (values: readonly number[]): string =>
  values
    .map((value) => num(value / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/** Returns path data of outlines, in tenths of a px, relative to the point before. */
const dataOf = (outlines: readonly PathCommand[]): string => {
  let at = [0, 0];
  let start = at;
  const relative = outlines.map(({ command, args }) => {
    if (command === 'closePath') {
      at = start;
      return letterOf[command];
    }
    const to = args.map(tenths);
    const moved = to.map((value, index) => value - (at[index % 2] ?? 0));
    at = to.slice(-2);
    if (command === 'moveTo') start = at;
    return letterOf[command] + short(moved);
  });
  return relative.join('');
};

/** Returns a text whose capitals are `high` px high, their middle at a point, or at the start of the text. */
export const letters = (
  text: string,
  [x, y]: Point,
  high: number,
  { fill = palette.navy900, align = 'middle' }: { fill?: string; align?: 'middle' | 'start' } = {},
): string => {
  const scale = high / font.capHeight;
  const { glyphs, positions } = font.layout(text);
  let pen = x - (align === 'start' ? 0 : (widthOf(font, text) * scale) / 2);
  const outlines = glyphs.flatMap((glyph, index) => {
    const outline = glyph.path.scale(scale, -scale).translate(pen, y + high / 2).commands;
    pen += (positions[index]?.xAdvance ?? 0) * scale;
    return outline;
  });
  return path(dataOf(outlines), { fill, line: 'none' });
};
