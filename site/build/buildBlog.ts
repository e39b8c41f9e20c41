import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { readConfig, type Env } from '../config/schema.ts';
import { checkApi } from '../hosting/checks.ts';
import { isMainModule, runCommand } from '../hosting/cliError.ts';
import { openBuild, parseManifest, type HostingManifest } from '../hosting/manifest.ts';
import { shareImagePath } from '../seo/shareImage.ts';
import { withApi } from './withApi.ts';
import { openBench } from './bench.ts';
import { isFromApi, writeFromApi } from './fromApi.ts';
import { placesIn, type Places } from './places.ts';
import { apiCards, writeShareImages } from './shareImages.ts';

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
};

/** Puts every file in its place. Each document is whole by itself, so each may come when it comes. */
const moveIn = async (stage: string, site: string) => {
  for (const file of await filesIn(stage)) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await rename(join(stage, file), join(site, file));
  }
};

/** The files of pages that are no more. */
const leftovers = (before: HostingManifest, after: HostingManifest) => {
  const kept = new Set(Object.values(after.pages).map(({ file }) => file));
  return Object.entries(before.pages)
    .filter(([, { file }]) => !kept.has(file))
    .flatMap(([key, { file }]) => [
      file,
      `${file}.br`,
      `${file}.gz`,
      shareImagePath(encodeURI(key).toLowerCase()).slice(1),
    ]);
};

const publish = async (places: Places, stage: Places, fromApi: Partial<HostingManifest>) => {
  const before = parseManifest(JSON.parse(await readFile(places.hosting, 'utf8')));
  const fixed = Object.entries(before.pages).filter(([path]) => !isFromApi(path));
  const after: HostingManifest = {
    ...before,
    ...fromApi,
    pages: { ...Object.fromEntries(fixed), ...fromApi.pages },
  };
  await writeFile(stage.hosting, JSON.stringify(after));
  await moveIn(stage.site, places.site);
  // From here on the host knows of the new pages, and no longer of those that are gone.
  await rename(stage.hosting, places.hosting);
  for (const file of leftovers(before, after)) await rm(join(places.site, file), { force: true });
};

/**
 * Renders the pages that show what the API has anew, and leaves the rest of the build as it is.
 * Nothing is changed before all of them have been written; then each document takes the place of its
 * forerunner at once, and the host's list comes last, so that no visitor finds half a page.
 * @throws {ConfigError} for a wrong value of the owner's
 * @throws {CliError | Error} with one sentence for a missing build, or an API that is down
 */
export const buildBlog = async ({ env, dist = 'dist' }: { env: Env; dist?: string }) => {
  const { apiOrigin } = readConfig(env);
  openBuild(resolve(dist));
  if (apiOrigin) await checkApi(apiOrigin);
  process.env['NODE_ENV'] = 'production';
  const places = placesIn(resolve(dist));
  await mkdir(resolve('.cache'), { recursive: true });
  // Beside the build's cache, hence on its disk: a file that is moved there is moved at once.
  const folder = await mkdtemp(resolve('.cache/blog-'));
  try {
    const stage = placesIn(folder);
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const bench = await openBench(places, stage.site);
    const year = new Date(Date.now()).getUTCFullYear();
    const fromApi = await withApi(apiOrigin, (api) => writeFromApi(bench, places, { api, year }));
    console.log(`${fromApi.posts.length} articles and their lists written after ${seconds()}`);
    const drawn = await writeShareImages(stage.site, apiCards(bench.app, fromApi));
    console.log(`${drawn} share pictures drawn, the others kept, after ${seconds()}`);
    await publish(places, stage, { pages: fromApi.pages, shells: fromApi.shells });
    return fromApi.posts.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

if (isMainModule(import.meta.url)) {
  await runCommand(async () => {
    await buildBlog({ env: process.env });
  });
}
