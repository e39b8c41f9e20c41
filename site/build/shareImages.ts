import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pMap from 'p-map';
import { drawShareCard, shareCardSources, type ShareCard } from '#ui/share-card';
import type { Head } from '../content/page.ts';
import { heroPicture } from '../content/pictures.ts';
import { shareImagePath } from '../seo/shareImage.ts';
import type { App } from './renderContext.ts';
import { showsApiData, type ApiPages } from './apiPages.ts';

/** Cards that are drawn at the same time. */
const concurrency = 2;

const cache = resolve('.cache/share');

/** The share card of a page. */
export type PageCard = ShareCard & { path: string };

const sources = new Map<string, Promise<Buffer>>();
const read = (file: string) => {
  const content = sources.get(file) ?? readFile(file);
  sources.set(file, content);
  return content;
};

const cacheKey = async (card: ShareCard) => {
  const hash = createHash('sha256');
  for (const file of shareCardSources(card)) hash.update(await read(file));
  return hash.update(card.title).digest('hex');
};

/** Returns the file of a card, drawn now or by an earlier build with the same title and picture. */
const cachedCard = async (card: ShareCard) => {
  const kept = join(cache, `${await cacheKey(card)}.jpg`);
  if (existsSync(kept)) return { kept, isNew: false };
  // Renamed when complete, because another build can read the cache at the same time.
  const unfinished = `${kept}.${process.pid}`;
  await writeFile(unfinished, await drawShareCard(card));
  await rename(unfinished, kept);
  return { kept, isNew: true };
};

/** Draws a card. When its title cannot be drawn, draws the picture without a title, and warns. */
const draw = async ({ path, title, picture }: PageCard) => {
  try {
    return await cachedCard({ title, picture });
  } catch (error) {
    // A failure of the disk is the same for every card.
    if (!(error instanceof Error) || 'code' in error) throw error;
    console.warn(`The share image of ${path} has no title: ${error.message}`);
    return cachedCard({ title: '', picture });
  }
};

/** Writes the share image of each page. Returns how many were not in the cache. */
export const writeShareImages = async (site: string, pages: readonly PageCard[]) => {
  await mkdir(cache, { recursive: true });
  const made = await pMap(
    pages,
    async (card) => {
      const target = join(site, shareImagePath(card.path));
      await mkdir(dirname(target), { recursive: true });
      const { kept, isNew } = await draw(card);
      await copyFile(kept, target);
      return isNew;
    },
    { concurrency },
  );
  return made.filter(Boolean).length;
};

/** Returns the cards of the pages without data from the API. */
export const fixedCards = ({ headAt, fixedRoutes }: App): PageCard[] =>
  fixedRoutes
    .filter(({ path }) => !showsApiData(path))
    .map(({ path }) => ({ path, ...cardOf(headAt(path)) }));

/** Returns the cards of the pages with data from the API. */
export const apiCards = (
  app: App,
  { lists, posts }: Pick<ApiPages, 'lists' | 'posts'>,
): PageCard[] => [
  ...lists.map(({ path }) => ({ path, ...cardOf(app.headAt(path)) })),
  ...posts.map(({ path, title }) => ({ path, title, picture: heroPicture.name })),
];

const cardOf = ({ title, picture }: Head): ShareCard => ({ title, picture: picture.name });
