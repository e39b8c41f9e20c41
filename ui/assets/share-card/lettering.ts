/** Text as SVG paths, so that a picture with text looks the same on every machine. */
import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';

/** A word as long as it is on its line. */
export interface Word {
  text: string;
  /** In units of the font. */
  width: number;
}

/**
 * Returns the font of a file.
 *
 * @throws When the file is a font collection.
 */
export const openFont = async (file: string): Promise<Font> => {
  const font = create(await readFile(file));
  if (!('layout' in font)) throw new Error(`${file} is a font collection, expected a single font.`);
  return font;
};

/** Returns the first character of a text that the font cannot draw. */
export const missingGlyph = (font: Font, text: string): string | undefined =>
  Array.from(text).find((char) => !font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));

/** Returns the width of a text in units of the font: 1 at a font size of `font.unitsPerEm` px is 1 px. */
export const widthOf = (font: Font, text: string) => font.layout(text).advanceWidth;

/** Returns the words of a text, measured once for all font sizes. */
export const wordsOf = (font: Font, text: string): Word[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, width: widthOf(font, word) }));

const graphemes = (text: string) =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);

/**
 * Returns parts of a word that are at most `maxWidth` wide, in units of the font. Splits after hyphens,
 * and between letters where that does not suffice.
 */
export const splitWord = (font: Font, word: Word, maxWidth: number): Word[] => {
  if (word.width <= maxWidth) return [word];
  const parts: Word[] = [];
  const pieces = word.text.split(/(?<=-)/);
  for (const piece of pieces.flatMap((one) =>
    widthOf(font, one) > maxWidth ? graphemes(one) : [one],
  )) {
    const longer = `${parts.at(-1)?.text ?? ''}${piece}`;
    const width = widthOf(font, longer);
    if (parts.length > 0 && width <= maxWidth) parts[parts.length - 1] = { text: longer, width };
    else parts.push({ text: piece, width: widthOf(font, piece) });
  }
  return parts;
};

/** Breaks a text between words into lines of at most `maxWidth`. A word wider than that is alone on its line. */
export const breakLines = (words: readonly Word[], space: number, maxWidth: number): Word[] => {
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const width = last ? last.width + space + word.width : word.width;
    if (last && width <= maxWidth) {
      lines[lines.length - 1] = { text: `${last.text} ${word.text}`, width };
    } else lines.push(word);
  }
  return lines;
};

/** Returns a line of text as SVG paths. Its baseline starts at (x, y). */
export const drawLine = (font: Font, text: string, size: number, x: number, y: number): string => {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    pen += xAdvance;
    return path;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
};
