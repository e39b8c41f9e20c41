import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPostFile } from './postFile.ts';

const now = new Date('2026-05-31T10:00:00Z');

const read = (name: string, text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'post-')), name);
  writeFileSync(file, text);
  return readPostFile(file, now);
};

describe('readPostFile', () => {
  it('takes the title of an HTML file from its first heading, and the slug from its name', async () => {
    const html = '<html><body><h1>Dry <em>gloves</em></h1><p>Hang them up.</p></body></html>';
    expect(await read('Dry Gloves.html', html)).toMatchObject({
      slug: 'dry-gloves',
      title: 'Dry gloves',
      content: '<p>Hang them up.</p>',
      publishedAt: '2026-05-31T10:00:00.000Z',
    });
  });

  it('keeps what a JSON file has, and fills in the rest', async () => {
    const post = { slug: 'gloves', title: 'Gloves', content: '<p>A</p>', category: 'off-ice' };
    expect(await read('a.json', JSON.stringify(post))).toMatchObject({ ...post, id: 'preview' });
  });

  it.each([
    ['a.json', '{', 'is not JSON'],
    ['a.json', '[]', 'expected a post as the API sends it'],
    ['a.json', '{"title":"A"}', 'content: '],
    ['a.json', '{"content":"","slug":"a/b"}', 'slug: The slug cannot be part of a URL.'],
    ['a.md', '# A', 'expected a file that ends with .json or .html'],
  ])('says what is wrong with %s: %s', async (name, text, message) => {
    await expect(read(name, text)).rejects.toThrow(message);
  });
});
