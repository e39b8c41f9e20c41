/** Words as outlines, so that a picture with words looks the same on every machine. */
import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';

/** Opens one of the site's own fonts. */
export const openFont = async (file: string): Promise<Font> => {
  const font = create(await readFile(file));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`);
  return font;
};

/** Width of a line of text, in px. */
export const widthOf = (font: Font, text: string, size: number) =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** Breaks a text between words into lines no wider than `room` px; a longer word keeps its line. */
export const breakLines = (font: Font, text: string, size: number, room: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(font, longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The outlines of a line as SVG, its baseline starting at a point. */
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
