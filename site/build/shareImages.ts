import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pMap from 'p-map';
import { drawShareCard, shareCardSources, type ShareCard } from '#ui/share-card';
import type { Head } from '../content/page.ts';
import { heroPicture } from '../content/pictures.ts';
import { shareImagePath } from '../seo/shareImage.ts';
import type { App } from './renderContext.ts';
import { showsApiData, type ApiPages } from './apiPages.ts';

/** Cards that are drawn at the same time: one on each processor, while the next is prepared. */
const concurrency = availableParallelism() + 1;

/** The folder of drawn cards. */
const defaultCache = resolve('.cache/share');

/** The share card of a page. */
export type PageCard = ShareCard & { path: string };

/** Hashes of what is drawn below the title, by picture. */
const backgrounds = new Map<string, Promise<string>>();

const hashBackground = async (card: ShareCard) => {
  const hash = createHash('sha256');
  for (const file of shareCardSources(card)) hash.update(await readFile(file));
  return hash.digest('hex');
};

const cacheKey = async (card: ShareCard) => {
  const background = backgrounds.get(card.picture) ?? hashBackground(card);
  backgrounds.set(card.picture, background);
  return createHash('sha256')
    .update(await background)
    .update(card.title)
    .digest('hex');
};

/** The cards that are being drawn, by file: two pages can have the same title. */
const unfinished = new Map<string, Promise<void>>();

const drawInto = async (kept: string, card: ShareCard) => {
  // Renamed when complete, because another build can read the cache at the same time.
  const part = `${kept}.${process.pid}`;
  await writeFile(part, await drawShareCard(card));
  await rename(part, kept);
};

/** Returns the file of a card, drawn now or by an earlier build with the same title and picture. */
const cachedCard = async (card: ShareCard, cache: string) => {
  const kept = join(cache, `${await cacheKey(card)}.jpg`);
  if (existsSync(kept)) return { kept, isNew: false };
  const isNew = !unfinished.has(kept);
  const drawn = unfinished.get(kept) ?? drawInto(kept, card);
  unfinished.set(kept, drawn);
  await drawn.finally(() => unfinished.delete(kept));
  return { kept, isNew };
};

/** Draws a card. When its title cannot be drawn, draws that of the brand, and warns. */
const draw = async ({ path, title, picture }: PageCard, brandCard: ShareCard, cache: string) => {
  try {
    return await cachedCard({ title, picture }, cache);
  } catch (error) {
    // A failure of the disk is the same for every card.
    if (!(error instanceof Error) || 'code' in error) throw error;
    console.warn(`The share image of ${path} is that of the home page: ${error.message}.`);
    return cachedCard(brandCard, cache);
  }
};

/**
 * Writes the share image of each page. Returns how many were not in the cache.
 *
 * @param brandCard the card of a page whose title cannot be drawn
 * @param cache folder of the cards that earlier builds have drawn
 */
export const writeShareImages = async (
  site: string,
  pages: readonly PageCard[],
  brandCard: ShareCard,
  cache = defaultCache,
) => {
  await mkdir(cache, { recursive: true });
  const made = await pMap(
    pages,
    async (card) => {
      const target = join(site, shareImagePath(card.path));
      await mkdir(dirname(target), { recursive: true });
      const { kept, isNew } = await draw(card, brandCard, cache);
      await copyFile(kept, target);
      return isNew;
    },
    { concurrency },
  );
  return made.filter(Boolean).length;
};

/** Returns the card of the brand: that of the home page. */
export const brandCard = ({ headAt }: App): ShareCard => cardOf(headAt('/'));

/** Returns the cards of the pages without data from the API. */
export const fixedCards = ({ headAt, fixedRoutes }: App): PageCard[] =>
  fixedRoutes
    .filter(({ path }) => !showsApiData(path))
    .map(({ path }) => ({ path, ...cardOf(headAt(path)) }));

/** Returns the cards of the pages with data from the API that were rendered now. */
export const apiCards = (
  app: App,
  { lists, rendered }: Pick<ApiPages, 'lists' | 'rendered'>,
): PageCard[] => [
  ...lists.map(({ path }) => ({ path, ...cardOf(app.headAt(path)) })),
  ...rendered.map(({ path, title }) => ({ path, title, picture: heroPicture.name })),
];

const cardOf = ({ title, picture }: Head): ShareCard => ({ title, picture: picture.name });
