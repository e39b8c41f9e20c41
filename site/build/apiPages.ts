import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postsPath } from '../api/paths.ts';
import type { PostSummary } from '../api/schemas.ts';
import { CliError } from '../hosting/cliError.ts';
import type { HostingManifest, SiteDocument } from '../hosting/manifest.ts';
import { postKey } from './removedPosts.ts';
import { writePage, type RenderContext } from './renderContext.ts';
import {
  categoriesWithPage,
  groupByCategory,
  listJobs,
  missingPostJob,
  shellJobs,
  type ListChecks,
} from './blogPages.ts';
import { checkOfCategory } from './documentCheck.ts';
import type { FetchedPosts } from './fetchApi.ts';
import { writeCompressed } from './compress.ts';
import { robotsTxt, sitemapXml, type SitemapEntry } from './sitemap.ts';
import { feedXml } from './feed.ts';
import type { BuildPaths } from './buildPaths.ts';
import { writeAllPosts } from './postPool.ts';
import type { PostPlan } from './postPlan.ts';
import type { PostPage } from './writePosts.ts';

/** Returns whether the document of a path shows data from the API. */
export const showsApiData = (path: string) => path === '/' || /^\/blog(?:\/|$)/.test(path);

/** The documents that show data from the API. */
export interface ApiPages {
  pages: Record<string, SiteDocument>;
  shells: HostingManifest['shells'];
  missingPost: SiteDocument;
  /** Paths of all posts of the API's list, also of those without a page, in the form of `pages`. */
  listed: readonly string[];
  posts: readonly PostPage[];
  /** Those that were rendered now. */
  rendered: readonly PostPage[];
  /** The list pages with their HTML, for the size checks. */
  lists: readonly { path: string; page: string; html: string; isEmpty: boolean }[];
  /** The documents of posts and categories that have no page, with their HTML, for the size checks. */
  others: readonly { path: string; page: string; html: string; isShell: boolean }[];
}

/** Writes a text with its compressed copies, because stale copies would be sent instead of it. */
const writeText = async (folder: string, name: string, text: string) => {
  const file = join(folder, name);
  await writeFile(file, text);
  await writeCompressed(file, Buffer.from(text), 'best');
};

const writeCrawlerFiles = async (
  { app, out }: RenderContext,
  posts: readonly PostSummary[],
  written: readonly PostPage[],
  lists: ApiPages['lists'],
) => {
  // A list changes when a post does.
  const newest = written
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);
  const fixed = app.fixedRoutes.filter(({ path }) => !showsApiData(path));
  const entries: SitemapEntry[] = [
    ...lists.filter(({ isEmpty }) => !isEmpty).map(({ path }) => ({ path, changed: newest })),
    ...fixed.map(({ path }) => ({ path })),
    ...written.map(({ path, changed }) => ({ path, changed })),
  ];
  const { origin, isStaging } = app.config;
  await writeText(out, 'sitemap.xml', sitemapXml(origin, entries));
  await writeText(out, 'robots.txt', robotsTxt(origin, isStaging));
  const published = new Set(written.map(({ path }) => path));
  const items = posts
    .filter(({ slug }) => published.has(app.postHref(slug)))
    .map((post) => ({ ...post, path: app.postHref(post.slug) }));
  await writeText(out, 'rss.xml', feedXml(origin, app.feed, items));
};

/** Returns the pages of posts, in the order of the posts. */
const inOrder = (
  posts: readonly Pick<PostSummary, 'slug'>[],
  pages: readonly PostPage[],
): PostPage[] => {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  return posts.flatMap(({ slug }) => byKey.get(postKey(slug)) ?? []);
};

export interface ApiPagesInput {
  /** Origin of the API. */
  api: string;
  /** The year in the footer. */
  year: number;
  list: FetchedPosts;
  /** Which of its posts are rendered. */
  plan: PostPlan;
}

/** Returns the checks of the pages with lists. Asks the API for each category. */
const fetchChecks = async (
  { app }: RenderContext,
  api: string,
  { etag }: FetchedPosts,
  groups: ReadonlyMap<string, readonly PostSummary[]>,
): Promise<ListChecks> => {
  const checks = categoriesWithPage(app, groups).map(
    async (name) => [name, await checkOfCategory(api, name, groups.get(name) ?? [])] as const,
  );
  return { posts: { path: postsPath, etag }, categories: new Map(await Promise.all(checks)) };
};

/**
 * Writes every document that shows data from the API (lists, posts, shells), the sitemap,
 * `robots.txt` and the feed.
 *
 * @throws {CliError} when the API does not answer, or when none of its posts is valid
 */
export const writeApiPages = async (
  context: RenderContext,
  paths: BuildPaths,
  { api, year, list, plan }: ApiPagesInput,
): Promise<ApiPages> => {
  const { posts } = list;
  const groups = groupByCategory(posts);
  const { effort } = plan;
  const postJob = { paths, out: context.out, api, year, effort } as const;
  const rendered = await writeAllPosts(postJob, plan.tasks);
  const written = inOrder(posts, [...plan.kept, ...rendered]);
  if (posts.length > 0 && written.length === 0) {
    throw new CliError(`None of the ${posts.length} posts of the API at ${api} is valid.`);
  }
  const pages: Record<string, SiteDocument> = {};
  const lists = [];
  const checks = await fetchChecks(context, api, list, groups);
  for (const job of listJobs({ app: context.app, year, checks }, posts, groups)) {
    const isFirst = job.path === '/' || job.path === '/blog';
    const { html, document } = await writePage(context, job, isFirst ? 'best' : effort);
    pages[job.path] = document;
    // An empty category asks search engines not to list it.
    const isEmpty = job.page === 'BlogCategoryPage' && job.prerendered.data?.list?.total === 0;
    lists.push({ path: job.path, page: job.page, html, isEmpty });
  }
  for (const { key, document } of written) pages[key] = document;
  const shells = [];
  const others = [];
  for (const { prefix, ...job } of shellJobs({ app: context.app, year })) {
    const { html, document } = await writePage(context, job, 'best');
    shells.push({ prefix, ...document });
    others.push({ path: `${prefix}… (shell)`, page: job.page, html, isShell: true });
  }
  const missingJob = missingPostJob({ app: context.app, year });
  const missing = await writePage(context, missingJob, 'best');
  const { page } = missingJob;
  others.push({ path: '/blog/… (missing)', page, html: missing.html, isShell: false });
  await writeCrawlerFiles(context, posts, written, lists);
  return {
    pages,
    shells,
    missingPost: missing.document,
    listed: [...posts, ...list.scheduled].map(({ slug }) => postKey(slug)),
    posts: written,
    rendered,
    lists,
    others,
  };
};
