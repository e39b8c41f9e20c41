import { beforeAll, describe, expect, it } from 'vitest';
import type { Font } from 'fontkit';
import { breakLines, drawLine, missingGlyph, openFont, splitWord, wordsOf } from './lettering.ts';

let font: Font;
beforeAll(async () => {
  font = await openFont('ui/foundations/fonts/archivo-expanded-800.woff2');
});

const maxWidth = 9000;
const linesOf = (text: string) => breakLines(wordsOf(font, text), 250, maxWidth);
const partsOf = (text: string) =>
  wordsOf(font, text).flatMap((word) => splitWord(font, word, maxWidth));

describe('breakLines', () => {
  it('breaks only between words', () => {
    const text = 'How to lace hockey skates';
    const lines = linesOf(text);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => line.text).join(' ')).toBe(text);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(maxWidth);
  });

  it('gives a word that is too wide its own line', () => {
    const word = 'Eishockeyschlittschuh';
    expect(linesOf(`a ${word} b`).map(({ text }) => text)).toEqual(['a', word, 'b']);
  });
});

describe('splitWord', () => {
  it('splits a word that is too wide into parts that are not', () => {
    const parts = partsOf('Eishockeyschlittschuh');
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ text }) => text).join('')).toBe('Eishockeyschlittschuh');
    for (const { width } of parts) expect(width).toBeLessThanOrEqual(maxWidth);
  });

  it('splits after a hyphen when the parts are narrow enough', () => {
    expect(partsOf('skate-laces-guide').map(({ text }) => text)).toEqual(['skate-laces-', 'guide']);
  });
});

describe('missingGlyph', () => {
  it('returns the first character that the font does not have', () => {
    expect(missingGlyph(font, 'Größe – “Ça va?”')).toBeUndefined();
    expect(missingGlyph(font, 'NHL 冰球')).toBe('冰');
  });
});

describe('drawLine', () => {
  it('draws a path for each glyph, and no text', () => {
    const svg = drawLine(font, 'Tape & laces', 40, 10, 20);
    expect(svg.match(/<path /g)).toHaveLength(12);
    expect(svg).toContain('translate(10 20)');
    expect(svg).not.toMatch(/<text|NaN|undefined/);
  });
});
