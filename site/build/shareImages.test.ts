import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as ShareCards from '#ui/share-card';
import { writeShareImages } from './shareImages.ts';

const undrawable = 'A Title That Cannot Be Drawn';

vi.mock('#ui/share-card', async (importActual) => {
  const actual = await importActual<typeof ShareCards>();
  return {
    ...actual,
    drawShareCard: (card: ShareCards.ShareCard) =>
      card.title === undrawable
        ? Promise.reject(new TypeError('No such glyph'))
        : actual.drawShareCard(card),
  };
});

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'share-images-'));
});
afterEach(() => rm(site, { recursive: true }));

it('writes the card of the brand, and warns, when a title cannot be drawn', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const brandCard = { title: 'Gear Up', picture: 'laces' };
  const pages = [
    { path: '/blog/odd', title: undrawable, picture: 'tape' },
    { path: '/', ...brandCard },
  ];
  await writeShareImages(site, pages, brandCard);
  const [odd, home] = await Promise.all(
    ['blog/odd', 'home'].map((name) => readFile(join(site, `share/${name}.jpg`))),
  );
  expect(odd).toEqual(home);
  expect(warn.mock.calls).toEqual([
    ['The share image of /blog/odd is that of the home page: No such glyph.'],
  ]);
});
