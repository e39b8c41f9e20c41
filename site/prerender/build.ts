import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startMockApi } from '../../mock-api/index.ts';
import type { PostSummary } from '../api/schemas.ts';
import type { PageState } from '../app/pageState.tsx';
import { readConfig, type Env } from '../config/schema.ts';
import { checkApi } from '../hosting/checks.ts';
import { asStop, isProgram, runCommand } from '../hosting/failure.ts';
import { checkBudgets } from './budgets.ts';
import { bundle, stageIn } from './bundle.ts';
import { compressFolder } from './compress.ts';
import { robotsTxt, sitemapXml } from './crawl.ts';
import { writePages, type App } from './pages.ts';
import { writeShareImages } from './shareImages.ts';

/** How long the API may take to answer, in ms. */
const apiPatience = 15_000;

const readApi = async (origin: string, path: string): Promise<unknown> => {
  try {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(apiPatience) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The API at ${origin} did not answer ${path} (${why}): start it, or set API_ORIGIN to one that runs.`,
      { cause: error },
    );
  }
};

/** What the API has now; nothing is published when it has nothing to say. */
const readLatestPosts = async (app: App, apiOrigin: string | undefined) => {
  const mock = apiOrigin ? undefined : await startMockApi({ port: 0 });
  try {
    return app.readPosts(await readApi(apiOrigin ?? mock?.origin ?? '', app.postsPath));
  } finally {
    await mock?.close();
  }
};

const writeForCrawlers = async (app: App, site: string, posts: readonly PostSummary[]) => {
  // The home page shows the newest articles: it changes when they do.
  const changed = posts
    .flatMap(({ publishedAt }) => publishedAt?.iso ?? [])
    .toSorted()
    .at(-1);
  const entries = app.routes.map(({ path }) => (path === '/' ? { path, changed } : { path }));
  const { origin } = app.config;
  await writeFile(join(site, 'sitemap.xml'), sitemapXml(origin, entries));
  await writeFile(join(site, 'robots.txt'), robotsTxt(origin));
};

const shareCards = ({ contents, routes }: App) =>
  routes.map(({ path }) => {
    const { title, picture } = contents[path].head;
    return { path, title, picture };
  });

const swapIn = async (stage: string, dist: string) => {
  const old = `${dist}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(dist, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(stage, dist);
  await rm(old, { recursive: true, force: true });
};

/**
 * Builds the whole site into a folder beside the last build, which it replaces only when everything
 * has succeeded.
 * @throws {ConfigError} for a wrong value of the owner's
 * @throws {Error} with one sentence for an API that is down, or a page over its budget
 */
export const build = async ({ env, dist = 'dist' }: { env: Env; dist?: string }): Promise<void> => {
  const { apiOrigin } = readConfig(env);
  // Before anything else: bundling takes a while, and is for nothing when the API is down.
  if (apiOrigin) await checkApi(apiOrigin);
  process.env['NODE_ENV'] = 'production';
  const target = resolve(dist);
  await mkdir(resolve('.cache'), { recursive: true });
  const stage = await mkdtemp(resolve('.cache/build-'));
  try {
    const { site, server } = stageIn(stage);
    await bundle({ site, server });
    const app = (await import(pathToFileURL(join(server, 'entry.js')).href)) as App;
    const year = new Date(Date.now()).getUTCFullYear();
    const latestPosts = (await readLatestPosts(app, apiOrigin)).slice(0, 3);
    const stateOf = (path: string): PageState => (path === '/' ? { year, latestPosts } : { year });
    const { hosting, weights } = await writePages(app, site, stateOf);
    await writeForCrawlers(app, site, latestPosts);
    await writeShareImages(site, shareCards(app));
    await rm(join(site, '.vite'), { recursive: true });
    await compressFolder(site);
    console.log('Weights:');
    checkBudgets(weights, console.log);
    await writeFile(join(stage, 'hosting.json'), JSON.stringify(hosting));
    await swapIn(stage, target);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
};

if (isProgram(import.meta.url)) {
  await runCommand(async () => {
    try {
      await build({ env: process.env });
    } catch (error) {
      throw asStop(error);
    }
  });
}
