/** Text as SVG paths, so that a picture with text looks the same on every machine. */
import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';

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

/** Returns the width of a line of text at a font size, both in px. */
export const widthOf = (font: Font, text: string, size: number) =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** Breaks a text between words into lines of at most `maxWidth` px. A wider word gets a line of its own. */
export const breakLines = (font: Font, text: string, size: number, maxWidth: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(font, longer, size) <= maxWidth)
      lines[lines.length - 1] = longer;
    else lines.push(word);
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
