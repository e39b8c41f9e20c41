import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pMap from 'p-map';
import { drawShareCard, shareCardSources, type ShareCard } from '#ui/share-card';
import type { Head } from '../content/page.ts';
import { heroPicture } from '../content/pictures.ts';
import { shareImagePath } from '../seo/shareImage.ts';
import type { App } from './bench.ts';
import { isFromApi, type ApiPages } from './fromApi.ts';

/** Cards that are drawn at the same time. */
const atOnce = 2;

/** The card of a page. */
export type PageCard = ShareCard & { path: string };

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const sources = new Map<string, Promise<Buffer>>();
const read = (file: string) => {
  const content = sources.get(file) ?? readFile(file);
  sources.set(file, content);
  return content;
};

const keyOf = async (card: ShareCard) => {
  const hash = createHash('sha256');
  for (const file of shareCardSources(card)) hash.update(await read(file));
  return hash.update(card.title).digest('hex');
};

/** The card as a file: made now, or before for the same words and picture. */
const keptCard = async (card: ShareCard, cache: string) => {
  const kept = join(cache, `${await keyOf(card)}.jpg`);
  if (await exists(kept)) return { kept, isNew: false };
  // Whole or not at all: another build may be looking.
  const unfinished = `${kept}.${process.pid}`;
  await writeFile(unfinished, await drawShareCard(card));
  await rename(unfinished, kept);
  return { kept, isNew: true };
};

/** Writes the picture that stands for each page where its address is shared. Answers with how many were new. */
export const writeShareImages = async (site: string, pages: readonly PageCard[]) => {
  const cache = resolve('.cache/share');
  await mkdir(cache, { recursive: true });
  const made = await pMap(
    pages,
    async ({ path, ...card }) => {
      const target = join(site, shareImagePath(path));
      await mkdir(dirname(target), { recursive: true });
      const { kept, isNew } = await keptCard(card, cache);
      await copyFile(kept, target);
      return isNew;
    },
    { concurrency: atOnce },
  );
  return made.filter(Boolean).length;
};

/** The cards of the pages that have words of their own. */
export const fixedCards = ({ headAt, fixedRoutes }: App): PageCard[] =>
  fixedRoutes
    .filter(({ path }) => !isFromApi(path))
    .map(({ path }) => ({ path, ...cardOf(headAt(path)) }));

/** The cards of the pages that show what the API has. */
export const apiCards = (
  app: App,
  { lists, posts }: Pick<ApiPages, 'lists' | 'posts'>,
): PageCard[] => [
  ...lists.map(({ path }) => ({ path, ...cardOf(app.headAt(path)) })),
  ...posts.map(({ path, title }) => ({ path, title, picture: heroPicture.name })),
];

const cardOf = ({ title, picture }: Head): ShareCard => ({ title, picture: picture.name });
