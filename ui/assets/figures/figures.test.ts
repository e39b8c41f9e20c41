import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { figures } from './figures.ts';
import * as exported from './index.ts';

const folder = new URL('./drawings/', import.meta.url);
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe.each(Object.entries(figures))('%s', (name, drawing) => {
  const svg = drawing();

  it('is committed as the script draws it, in less than 15 kB', async () => {
    expect(await readFile(new URL(`${name}.svg`, folder), 'utf8')).toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThan(15_000);
  });

  it('has only finite numbers, and each id once', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('figures', () => {
  it('has one file and one export for each drawing', async () => {
    const names = Object.keys(figures);
    expect((await readdir(folder)).toSorted()).toEqual(
      names.map((name) => `${name}.svg`).toSorted(),
    );
    expect(Object.keys(exported).toSorted()).toEqual(names.map(camel).toSorted());
  });
});
