import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postsPath } from '../api/paths.ts';
import { readPosts } from '../api/posts.ts';
import type { PostSummary } from '../api/schemas.ts';
import type { HostingManifest, SiteDocument } from '../hosting/manifest.ts';
import { askApi } from './api.ts';
import { writePage, type Bench } from './bench.ts';
import { byCategory, listJobs, postTasks, shellJobs } from './blogJobs.ts';
import { writeCompressed } from './compress.ts';
import { robotsTxt, sitemapXml, type SitemapEntry } from './crawl.ts';
import { feedXml } from './feed.ts';
import type { Places } from './places.ts';
import { writeAllPosts } from './postPool.ts';
import type { PostPage } from './writePosts.ts';

/** More articles than this are compressed quickly: the last tenth of their size takes ten times as long. */
const manyPosts = 100;

/** Whether a page's document has something of the API's in it. */
export const isFromApi = (path: string) => path === '/' || /^\/blog(?:\/|$)/.test(path);

/** What was written of what the API has. */
export interface ApiPages {
  pages: Record<string, SiteDocument>;
  shells: HostingManifest['shells'];
  posts: readonly PostPage[];
  /** The documents of the lists, for the scales. */
  lists: readonly { path: string; page: string; html: string }[];
}

const latest = (dates: readonly (string | undefined)[]) =>
  dates
    .flatMap((date) => date ?? [])
    .toSorted()
    .at(-1);

/** With its compressed copies, or those of an older text would be sent. */
const writeText = async (folder: string, name: string, text: string) => {
  const file = join(folder, name);
  await writeFile(file, text);
  await writeCompressed(file, Buffer.from(text), 'most');
};

const writeForCrawlers = async (
  { app, out }: Bench,
  posts: readonly PostSummary[],
  written: readonly PostPage[],
  lists: readonly { path: string }[],
) => {
  // Lists change when an article does.
  const newest = latest(written.map(({ changed }) => changed));
  const fixed = app.fixedRoutes.filter(({ path }) => !isFromApi(path));
  const entries: SitemapEntry[] = [
    ...lists.map(({ path }) => ({ path, changed: newest })),
    ...fixed.map(({ path }) => ({ path })),
    ...written.map(({ path, changed }) => ({ path, changed })),
  ];
  const { origin } = app.config;
  await writeText(out, 'sitemap.xml', sitemapXml(origin, entries));
  await writeText(out, 'robots.txt', robotsTxt(origin));
  const published = new Set(written.map(({ path }) => path));
  const items = posts
    .filter(({ slug }) => published.has(app.postCanonical(slug)))
    .map((post) => ({ ...post, path: app.postCanonical(post.slug) }));
  await writeText(out, 'rss.xml', feedXml(origin, app.feed, items));
};

/**
 * Writes every page that shows what the API has: lists, articles, shells, and what crawlers ask for.
 * @param api The API's origin.
 * @throws {Error} in one sentence when the API cannot be had, or has articles none of which can be used
 */
export const writeFromApi = async (
  bench: Bench,
  places: Places,
  { api, year }: { api: string; year: number },
): Promise<ApiPages> => {
  const posts = readPosts(await askApi(api, postsPath));
  const groups = byCategory(posts);
  const effort = posts.length > manyPosts ? 'quick' : 'most';
  const plan = { places, out: bench.out, api, year, effort } as const;
  const written = await writeAllPosts(plan, postTasks(groups));
  if (posts.length > 0 && written.length === 0) {
    throw new Error(`None of the ${posts.length} articles of the API at ${api} can be read.`);
  }
  const pages: Record<string, SiteDocument> = {};
  const lists = [];
  for (const job of listJobs({ app: bench.app, year }, posts, groups)) {
    const isFirst = job.path === '/' || job.path === '/blog';
    const { html, document } = await writePage(bench, job, isFirst ? 'most' : effort);
    pages[job.path] = document;
    lists.push({ path: job.path, page: job.page, html });
  }
  for (const { key, document } of written) pages[key] = document;
  const shells = [];
  for (const { prefix, ...job } of shellJobs({ app: bench.app, year })) {
    const { document } = await writePage(bench, job, 'most');
    shells.push({ prefix, ...document });
  }
  await writeForCrawlers(bench, posts, written, lists);
  return { pages, shells, posts: written, lists };
};
