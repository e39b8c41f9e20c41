import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { figures } from './figures.ts';
import * as exported from './index.ts';

const folder = new URL('./drawings/', import.meta.url);
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe.each(Object.entries(figures))('%s', (name, drawing) => {
  const svg = drawing();

  it('is committed as the script draws it', async () => {
    expect(await readFile(new URL(`${name}.svg`, folder), 'utf8')).toBe(svg);
  });

  it('has the common size', () => {
    expect(svg).toContain(' width="480" height="320" viewBox="0 0 480 320" ');
  });

  it('has no text, script, style or external reference', () => {
    expect(svg).not.toMatch(/<(?:text|script|style|image|use|foreignObject)\b/);
    expect(svg).not.toMatch(/\s(?:style|href|xlink:href|on\w+)=/);
    expect(svg).not.toMatch(/url\((?!#)/);
  });

  it('has only finite numbers', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has unique ids', () => {
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is smaller than 12 kB', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
  });
});

describe('figures', () => {
  it('has one file for each drawing', async () => {
    const names = Object.keys(figures).map((name) => `${name}.svg`);
    expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
  });

  it('exports every drawing with its size', () => {
    expect(Object.keys(exported).toSorted()).toEqual(Object.keys(figures).map(camel).toSorted());
    for (const [name, figure] of Object.entries(exported)) {
      expect(figure, name).toEqual({
        src: expect.stringMatching(/\.svg$/),
        width: 480,
        height: 320,
      });
    }
  });
});
