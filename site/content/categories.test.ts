import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';

describe('categories', () => {
  it('have a drawing each', async () => {
    const drawings = await readFile(
      new URL('../../ui/assets/figures/drawings/topics.svg', import.meta.url),
      'utf8',
    );
    const views = Array.from(drawings.matchAll(/<view id="([^"]+)"/g), ([, id]) => id);
    expect(views).toEqual(['play', ...categories]);
  });
});
