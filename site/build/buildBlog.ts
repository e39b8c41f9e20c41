import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { encodePath } from '../canonicalPath.ts';
import { readConfig } from '../config/schema.ts';
import { CliError, isMainModule, runCommand } from '../hosting/cliError.ts';
import { listFiles, openBuild, parseManifest, type HostingManifest } from '../hosting/manifest.ts';
import { shareImagePath } from '../seo/shareImage.ts';
import type { BuildOptions } from './build.ts';
import { withApi } from './withApi.ts';
import { withBuildLock } from './buildLock.ts';
import { fetchPosts, type FetchedPosts } from './fetchApi.ts';
import { planPosts } from './postPlan.ts';
import { setPublicModes } from './publicModes.ts';
import { readRecord, writeRecord } from './record.ts';
import { checkRemoval, removedPosts } from './removedPosts.ts';
import { withStage } from './stage.ts';
import { createRenderContext } from './renderContext.ts';
import { showsApiData, writeApiPages, type ApiPages } from './apiPages.ts';
import { buildPathsIn, type BuildPaths } from './buildPaths.ts';
import { apiCards, brandCard, writeShareImages } from './shareImages.ts';

/** Moves every file into the site. Documents do not depend on each other, so the order is free. */
const moveFiles = async (stage: string, site: string) => {
  for (const file of listFiles(stage)) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await rename(join(stage, file), join(site, file));
  }
};

/** Returns the files of pages that no longer exist, relative to the site folder. */
const staleFiles = (before: HostingManifest, after: HostingManifest) => {
  const kept = new Set(Object.values(after.pages).map(({ file }) => file));
  return Object.entries(before.pages)
    .filter(([, { file }]) => !kept.has(file))
    .flatMap(([key, { file }]) => [
      file,
      `${file}.br`,
      `${file}.gz`,
      shareImagePath(encodePath(key)).slice(1),
    ]);
};

const publish = async (paths: BuildPaths, stage: BuildPaths, apiPages: ApiPages) => {
  const before = parseManifest(JSON.parse(await readFile(paths.hosting, 'utf8')));
  const fixed = Object.entries(before.pages).filter(([path]) => !showsApiData(path));
  const after: HostingManifest = {
    ...before,
    pages: { ...Object.fromEntries(fixed), ...apiPages.pages },
    shells: apiPages.shells,
    missingPost: apiPages.missingPost,
    gone: removedPosts(before, apiPages.listed),
  };
  await writeFile(stage.hosting, JSON.stringify(after));
  // Until the end, the documents are partly new: a run that is cut off must not be taken for the last one.
  await rm(paths.record, { force: true });
  await moveFiles(stage.site, paths.site);
  // The host now reads the new list, so nobody can request the stale files.
  await rename(stage.hosting, paths.hosting);
  for (const file of staleFiles(before, after)) await rm(join(paths.site, file), { force: true });
  await rename(stage.record, paths.record);
};

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

/** Writes the pages to a temporary folder, then publishes them. Returns the number of posts. */
const writeBlog = async (paths: BuildPaths, stage: BuildPaths, input: BlogInput) => {
  const { before, allowFewerPosts, shareCache } = input;
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const assets = await readFile(paths.manifest, 'utf8');
  const plan = await planPosts(paths, { ...input, record: await readRecord(paths) });
  if (plan.isUnchanged) {
    console.log(`Compared ${plan.kept.length} posts in ${seconds()}. Nothing has changed.`);
    return plan.kept.length;
  }
  const context = await createRenderContext(paths, stage.site);
  const apiPages = await writeApiPages(context, paths, { ...input, plan });
  const { posts, rendered } = apiPages;
  checkRemoval(before, posts.length, allowFewerPosts);
  console.log(`Wrote ${rendered.length} of ${posts.length} posts and their lists in ${seconds()}.`);
  if (shareCache !== false) {
    const cards = apiCards(context.app, apiPages);
    const drawn = await writeShareImages(stage.site, cards, brandCard(context.app), shareCache);
    console.log(`Drew ${drawn} new share images; ${seconds()} in total.`);
  }
  await writeRecord(stage, { ...plan, posts });
  await setPublicModes(stage.site);
  if ((await readFile(paths.manifest, 'utf8')) !== assets) {
    throw new CliError(
      'The build was replaced in the meantime, and these pages need the scripts of the last one. Run npm run build:blog again.',
    );
  }
  await publish(paths, stage, apiPages);
  return posts.length;
};

/**
 * Rebuilds the pages that show data from the API inside the last build: the posts whose data has
 * changed, and all lists when anything has. Writes them to a temporary folder first, then moves each over
 * its predecessor, then replaces `hosting.json`, so that no visitor gets half a page. Returns the number
 * of posts.
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
