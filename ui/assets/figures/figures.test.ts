import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { figures } from './figures.ts';
import * as door from './index.ts';

const folder = new URL('./drawings/', import.meta.url);
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe.each(Object.entries(figures))('%s', (name, drawing) => {
  const svg = drawing();

  test('is committed as it is drawn', async () => {
    expect(await readFile(new URL(`${name}.svg`, folder), 'utf8')).toBe(svg);
  });

  test('lies on the common sheet', () => {
    expect(svg).toContain(' width="480" height="320" viewBox="0 0 480 320" ');
  });

  test('needs no font, no script, no style and nothing from elsewhere', () => {
    expect(svg).not.toMatch(/<(?:text|script|style|image|use|foreignObject)\b/);
    expect(svg).not.toMatch(/\s(?:style|href|xlink:href|on\w+)=/);
    expect(svg).not.toMatch(/url\((?!#)/);
  });

  test('holds no number that is none', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('gives each window an id of its own', () => {
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is light', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
  });
});

test('the folder holds these drawings and no others', async () => {
  const names = Object.keys(figures).map((name) => `${name}.svg`);
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
});

test('the door gives every drawing, with its size', () => {
  expect(Object.keys(door).toSorted()).toEqual(Object.keys(figures).map(camel).toSorted());
  for (const [name, figure] of Object.entries(door)) {
    expect(figure, name).toEqual({ src: expect.stringMatching(/\.svg$/), width: 480, height: 320 });
  }
});
