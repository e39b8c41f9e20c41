import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readConfig, type Env } from '../config/schema.ts';
import { checkApi } from '../hosting/checks.ts';
import { isMainModule, runCommand } from '../hosting/cliError.ts';
import type { HostingManifest } from '../hosting/manifest.ts';
import { withApi } from './withApi.ts';
import { openBench, type Bench } from './bench.ts';
import { checkBudgets } from './budgets.ts';
import { bundle } from './bundle.ts';
import { compressFolder } from './compress.ts';
import { writeFixedPages } from './fixedPages.ts';
import { writeFromApi, type ApiPages } from './fromApi.ts';
import { checkPictureSizes } from './pictureSizes.ts';
import { placesIn, type Places } from './places.ts';
import { apiCards, fixedCards, writeShareImages } from './shareImages.ts';
import { weighPage, weighShared } from './weights.ts';

const swapIn = async (stage: string, dist: string) => {
  const old = `${dist}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(dist, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(stage, dist);
  await rm(old, { recursive: true, force: true });
};

type Written = Pick<ApiPages, 'lists'>['lists'];

const weigh = async (bench: Bench, written: Written) => {
  const weights = [...(await weighShared(bench))];
  for (const page of written) weights.push(...(await weighPage(bench, page)));
  console.log('Weights:');
  checkBudgets(weights, console.log);
  console.log('Pictures:');
  checkPictureSizes(written, console.log);
};

const writeSite = async (places: Places, apiOrigin: string | undefined) => {
  const bench = await openBench(places);
  const year = new Date(Date.now()).getUTCFullYear();
  const fixed = await writeFixedPages(bench, year);
  const fromApi = await withApi(apiOrigin, (api) => writeFromApi(bench, places, { api, year }));
  await writeShareImages(places.site, [...fixedCards(bench.app), ...apiCards(bench.app, fromApi)]);
  await compressFolder(places.site);
  await weigh(bench, [...fromApi.lists, ...fixed.written]);
  const hosting: HostingManifest = {
    pages: { ...fixed.pages, ...fromApi.pages },
    notFound: fixed.notFound,
    shells: fromApi.shells,
  };
  await writeFile(places.hosting, JSON.stringify(hosting));
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
  await mkdir(resolve('.cache'), { recursive: true });
  const stage = await mkdtemp(resolve('.cache/build-'));
  try {
    const places = placesIn(stage);
    await bundle(places);
    await writeSite(places, apiOrigin);
    await swapIn(stage, resolve(dist));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
};

if (isMainModule(import.meta.url)) await runCommand(() => build({ env: process.env }));
