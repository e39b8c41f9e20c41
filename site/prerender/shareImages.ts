import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { drawShareCard, shareCardSources, type ShareCard } from '#ui/share-card';
import { shareImagePath } from '../seo/shareImage.ts';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const keyOf = async (card: ShareCard) => {
  const hash = createHash('sha256');
  for (const file of shareCardSources(card)) hash.update(await readFile(file));
  return hash.update(card.title).digest('hex');
};

/** The card as a file: made now, or before for the same words and picture. */
const keptCard = async (card: ShareCard, cache: string) => {
  const kept = join(cache, `${await keyOf(card)}.jpg`);
  if (await exists(kept)) return kept;
  // Whole or not at all: another build may be looking.
  const unfinished = `${kept}.${process.pid}`;
  await writeFile(unfinished, await drawShareCard(card));
  await rename(unfinished, kept);
  return kept;
};

/** Writes the picture that stands for each page where its address is shared. */
export const writeShareImages = async (
  site: string,
  pages: readonly (ShareCard & { path: string })[],
) => {
  const cache = resolve('.cache/share');
  await mkdir(cache, { recursive: true });
  for (const { path, ...card } of pages) {
    const target = join(site, shareImagePath(path));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(await keptCard(card, cache), target);
  }
};
