import { beforeAll, describe, expect, it } from 'vitest';
import type { Font } from 'fontkit';
import { breakLines, drawLine, openFont, widthOf } from './lettering.ts';

let font: Font;
beforeAll(async () => {
  font = await openFont('ui/foundations/fonts/archivo-expanded-800.woff2');
});

describe('breakLines', () => {
  it('breaks only between words', () => {
    const text = 'How to lace hockey skates';
    const lines = breakLines(font, text, 60, 500);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(widthOf(font, line, 60)).toBeLessThanOrEqual(500);
  });

  it('gives a word that is too wide its own line', () => {
    const word = 'Eishockeyschlittschuh';
    expect(breakLines(font, `a ${word} b`, 60, 200)).toEqual(['a', word, 'b']);
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
