import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readConfig } from '../config/schema.ts';
import { CliError, isMainModule, runCommand } from '../hosting/cliError.ts';
import { openBuild, parseManifest, type HostingManifest } from '../hosting/manifest.ts';
import type { BuildOptions } from './build.ts';
import { withApi } from './withApi.ts';
import { withBuildLock } from './buildLock.ts';
import { fetchPosts, type FetchedPosts } from './fetchApi.ts';
import { planPosts } from './postPlan.ts';
import { setPublicModes } from './publicModes.ts';
import { readRecord, writeRecord } from './record.ts';
import { checkRemoval } from './removedPosts.ts';
import { withStage } from './stage.ts';
import { createRenderContext } from './renderContext.ts';
import { writeApiPages } from './apiPages.ts';
import { publishBlog } from './publishBlog.ts';
import { buildPathsIn, type BuildPaths } from './buildPaths.ts';
import { apiCards, brandCard, writeShareImages } from './shareImages.ts';

interface BlogInput {
  /** Origin of the API. */
  api: string;
  year: number;
  list: FetchedPosts;
  /** The manifest of the last build. */
  before: HostingManifest;
  allowFewerPosts: boolean;
  shareCache: BuildOptions['shareCache'];
}

/** Writes the pages to a temporary folder, then publishes them. Returns whether anything has changed. */
const writeBlog = async (paths: BuildPaths, stage: BuildPaths, input: BlogInput) => {
  const { before, allowFewerPosts, shareCache } = input;
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const assets = await readFile(paths.manifest, 'utf8');
  const context = await createRenderContext(paths, stage.site);
  const plan = await planPosts(context, paths, { ...input, record: await readRecord(paths) });
  if (plan.isUnchanged) {
    console.log(`Compared ${plan.kept.length} posts in ${seconds()}. Nothing has changed.`);
    return false;
  }
  const apiPages = await writeApiPages(context, paths, { ...input, plan });
  const { posts, rendered } = apiPages;
  checkRemoval(before, posts.length, allowFewerPosts);
  console.log(`Wrote ${rendered.length} of ${posts.length} posts and their lists in ${seconds()}.`);
  if (shareCache !== false) {
    const cards = apiCards(context.app, apiPages);
    const drawn = await writeShareImages(stage.site, cards, brandCard(context.app), shareCache);
    console.log(`Drew ${drawn} new share images; ${seconds()} in total.`);
  }
  const withPage = new Set(posts.map(({ key }) => key));
  const leftOut = Object.entries(plan.sources).filter(([key]) => !withPage.has(key));
  await writeRecord(stage, { ...plan, posts, leftOut: Object.fromEntries(leftOut) });
  await setPublicModes(stage.site);
  if ((await readFile(paths.manifest, 'utf8')) !== assets) {
    throw new CliError(
      'The build was replaced in the meantime, and these pages need the scripts of the last one. Run npm run build:blog again.',
    );
  }
  const { list } = input;
  await publishBlog(paths, stage, { apiPages, list, written: context.app.redirects });
  return true;
};

/**
 * Rebuilds the pages that show data from the API inside the last build: the posts whose data has
 * changed, and all lists when anything has. Writes them to a temporary folder first, then moves each over
 * its predecessor, then replaces `hosting.json`, so that no visitor gets half a page. Returns whether
 * anything has changed.
 *
 * @throws {ConfigError} for a wrong environment variable
 * @throws {CliError} for a missing build, when the API does not answer, or when it would remove most
 * of the posts
 */
export const buildBlog = async ({ env, dist = 'dist', shareCache }: BuildOptions) => {
  const { apiOrigin, allowFewerPosts } = readConfig(env);
  process.env['NODE_ENV'] = 'production';
  const target = resolve(dist);
  const year = new Date(Date.now()).getUTCFullYear();
  return withBuildLock(target, 'npm run build:blog', () => {
    openBuild(target);
    return withApi(apiOrigin, async (api) => {
      const paths = buildPathsIn(target);
      const before = parseManifest(JSON.parse(await readFile(paths.hosting, 'utf8')));
      const list = await fetchPosts(api);
      checkRemoval(before, list.posts.length, allowFewerPosts);
      const input = { api, year, list, before, allowFewerPosts, shareCache };
      return withStage(target, (stage) => writeBlog(paths, buildPathsIn(stage), input));
    });
  });
};

if (isMainModule(import.meta.url)) {
  await runCommand(async () => {
    await buildBlog({ env: process.env });
  });
}
