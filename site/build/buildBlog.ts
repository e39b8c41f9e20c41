import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { encodePath } from '../canonicalPath.ts';
import { readConfig, type Env } from '../config/schema.ts';
import { checkApi } from '../hosting/checks.ts';
import { isMainModule, runCommand } from '../hosting/cliError.ts';
import { listFiles, openBuild, parseManifest, type HostingManifest } from '../hosting/manifest.ts';
import { shareImagePath } from '../seo/shareImage.ts';
import { withApi } from './withApi.ts';
import { removedPosts } from './removedPosts.ts';
import { createRenderContext } from './renderContext.ts';
import { showsApiData, writeApiPages, type ApiPages } from './apiPages.ts';
import { buildPathsIn, type BuildPaths } from './buildPaths.ts';
import { apiCards, writeShareImages } from './shareImages.ts';

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
  await moveFiles(stage.site, paths.site);
  // The host now reads the new list, so nobody can request the stale files.
  await rename(stage.hosting, paths.hosting);
  for (const file of staleFiles(before, after)) await rm(join(paths.site, file), { force: true });
};

/**
 * Rebuilds the pages that show data from the API inside the last build. Writes all of them to a
 * temporary folder first, then moves each over its predecessor, then replaces `hosting.json`, so
 * that no visitor gets half a page. Returns the number of posts.
 *
 * @throws {ConfigError} for a wrong environment variable
 * @throws {CliError} for a missing build, or when the API does not answer
 */
export const buildBlog = async ({ env, dist = 'dist' }: { env: Env; dist?: string }) => {
  const { apiOrigin } = readConfig(env);
  openBuild(resolve(dist));
  if (apiOrigin) await checkApi(apiOrigin);
  process.env['NODE_ENV'] = 'production';
  const paths = buildPathsIn(resolve(dist));
  await mkdir(resolve('.cache'), { recursive: true });
  // On the same disk as the site, so that a move is one atomic rename.
  const folder = await mkdtemp(resolve('.cache/blog-'));
  try {
    const stage = buildPathsIn(folder);
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const context = await createRenderContext(paths, stage.site);
    const year = new Date(Date.now()).getUTCFullYear();
    const apiPages = await withApi(apiOrigin, (api) =>
      writeApiPages(context, paths, { api, year }),
    );
    console.log(`Wrote ${apiPages.posts.length} posts and their lists in ${seconds()}.`);
    const drawn = await writeShareImages(stage.site, apiCards(context.app, apiPages));
    console.log(`Drew ${drawn} new share images; ${seconds()} in total.`);
    await publish(paths, stage, apiPages);
    return apiPages.posts.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

if (isMainModule(import.meta.url)) {
  await runCommand(async () => {
    await buildBlog({ env: process.env });
  });
}
