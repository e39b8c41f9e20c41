import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
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

it('writes the picture without a title, and warns, when a title cannot be drawn', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await writeShareImages(site, [{ path: '/blog/odd', title: undrawable, picture: 'laces' }]);
  expect((await sharp(join(site, 'share/blog/odd.jpg')).metadata()).format).toBe('jpeg');
  expect(warn.mock.calls).toEqual([['The share image of /blog/odd has no title: No such glyph']]);
});
