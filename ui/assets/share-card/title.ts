/** The title of a share card: font size, lines, and the picture of its letters. */
import type { Font } from 'fontkit';
import sharp from 'sharp';
import {
  breakLines,
  drawLine,
  missingGlyph,
  splitWord,
  widthOf,
  wordsOf,
  type Word,
} from './lettering.ts';

/** The widest line of a title, in px. */
export const maxTextWidth = 600;
const lineHeight = 1.12;
const smallest = 42;
/** Font sizes in px. A title gets the first size at which it fits on three lines. */
const fontSizes = [72, 60, 50, smallest];
/** Most lines at the smallest size. */
const maxLines = 4;

/** In characters. More do not fit on a card, and a text of 100,000 takes a minute. */
const maxTitleLength = 200;

/** Emoji, the symbols that Unicode counts among them (™), and what joins them. */
const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|\u20E3/gu;

/** Leaves out the emoji that the font does not have: a title reads the same without them. */
const withoutEmoji = (font: Font, title: string) =>
  title.replaceAll(emoji, (char) => (missingGlyph(font, char) ? '' : char));

/** Ends a line that is cut with an ellipsis, and with fewer words when it has no room for one. */
const cutLine = (font: Font, { text }: Word, maxWidth: number): Word => {
  const cut = `${text.replace(/[\s.,:;!?–—-]+$/, '')}…`;
  const width = widthOf(font, cut);
  if (width <= maxWidth || !text.includes(' ')) return { text: cut, width };
  return cutLine(font, { text: text.slice(0, text.lastIndexOf(' ')), width: 0 }, maxWidth);
};

/** Returns the lines of a title and their font size in px. */
const layOut = (font: Font, title: string): { size: number; lines: readonly Word[] } => {
  const words = wordsOf(font, title);
  const space = widthOf(font, ' ');
  for (const size of fontSizes) {
    const maxWidth = (maxTextWidth * font.unitsPerEm) / size;
    const lines = breakLines(words, space, maxWidth);
    if (lines.length <= 3 && lines.every(({ width }) => width <= maxWidth)) return { size, lines };
  }
  const maxWidth = (maxTextWidth * font.unitsPerEm) / smallest;
  const parts = words.flatMap((word) => splitWord(font, word, maxWidth));
  const lines = breakLines(parts, space, maxWidth);
  const [last] = lines.slice(maxLines - 1);
  if (!last || lines.length === maxLines) return { size: smallest, lines };
  return {
    size: smallest,
    lines: [...lines.slice(0, maxLines - 1), cutLine(font, last, maxWidth)],
  };
};

/** The letters of a title: how much of each pixel they cover (0 to 255), row by row. */
export interface Letters {
  coverage: Buffer;
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  /** Distance of the last baseline from the top, in px. */
  baseline: number;
}

/** Room at both sides of the letters, in px: a J starts left of its line. */
export const bleed = 8;

/**
 * Draws the letters of a title. Returns undefined for a title without any.
 *
 * @throws {TypeError} that names a character which the font does not have
 */
export const drawTitle = async (font: Font, title: string): Promise<Letters | undefined> => {
  const start = Array.from(title).slice(0, maxTitleLength).join('');
  const text = withoutEmoji(font, start.normalize('NFC'));
  const missing = missingGlyph(font, text.replaceAll(/\s/g, ''));
  if (missing) throw new TypeError(`the font has no '${missing}'`);
  const { lines, size } = layOut(font, text);
  if (lines.length === 0) return undefined;
  const step = size * lineHeight;
  const baseline = Math.ceil(size + step * (lines.length - 1));
  // Letters such as g end below the baseline.
  const height = Math.ceil(baseline + size * 0.3);
  const width = maxTextWidth + 2 * bleed;
  const paths = lines.map((line, index) =>
    drawLine(font, line.text, size, bleed, baseline - step * (lines.length - 1 - index)),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join('')}</svg>`;
  const coverage = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { coverage, width, height, baseline };
};
