import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Env } from '../config/schema.ts';
import { CliError, isMainModule, runCommand } from '../hosting/cliError.ts';
import { parseManifest, type HostingManifest } from '../hosting/manifest.ts';
import { writeAnswerPages } from './answerPages.ts';
import { apiManifest } from './apiManifest.ts';
import { withApi } from './withApi.ts';
import { withBuildLock } from './buildLock.ts';
import { fetchPosts, type FetchedPosts } from './fetchApi.ts';
import { planPosts } from './postPlan.ts';
import { setPublicModes } from './publicModes.ts';
import { writeRecord } from './record.ts';
import { checkRemoval } from './removedPosts.ts';
import { withStage } from './stage.ts';
import { createSteps, listSteps, type RunStep } from './steps.ts';
import { createRenderContext, type RenderContext } from './renderContext.ts';
import { checkFacts } from './facts/checkFacts.ts';
import { checkLaunch } from './launch/checkLaunch.ts';
import { budgets, checkBudgets } from './budgets.ts';
import { bundle } from './bundle.ts';
import { bundleServer } from './bundleServer.ts';
import { compressFolder } from './compress.ts';
import { writeLicenses } from './licenses.ts';
import { writeFixedPages } from './fixedPages.ts';
import { writeApiPages } from './apiPages.ts';
import { checkPictureSizes } from './pictureSizes.ts';
import { buildPathsIn, type BuildPaths } from './buildPaths.ts';
import { apiCards, brandCard, fixedCards, writeShareImages } from './shareImages.ts';
import { measurePage, measureShared, type MeasuredPage } from './bundleSizes.ts';

const replaceDist = async (stage: string, dist: string) => {
  const old = `${dist}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(dist, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(stage, dist);
  await rm(old, { recursive: true, force: true });
};

const checkSizes = async (context: RenderContext, pages: readonly MeasuredPage[]) => {
  const bundleSizes = await measureShared(context);
  for (const page of pages) bundleSizes.push(...(await measurePage(context, page)));
  console.log('Sizes:');
  checkBudgets(bundleSizes, { print: console.log, warn: console.warn });
  console.log('Picture widths:');
  checkPictureSizes(pages, console.log);
};

/** Returns the hosting manifest of the build that is replaced; undefined when there is none. */
const readPrevious = async (dist: string): Promise<HostingManifest | undefined> => {
  try {
    return parseManifest(JSON.parse(await readFile(buildPathsIn(dist).hosting, 'utf8')));
  } catch {
    return undefined;
  }
};

export interface BuildOptions {
  env: Env;
  dist?: string;
  /** Folder of the share cards that earlier builds have drawn. False writes none, for a benchmark. */
  shareCache?: string | false | undefined;
  /** Refuses to publish placeholders, mock articles, claims without a source, and links to 404 pages. */
  isProduction?: boolean;
}

interface SiteInput {
  /** Origin of the API. */
  api: string;
  isMockApi: boolean;
  list: FetchedPosts;
  /** The manifest of the build that is replaced. */
  previous: HostingManifest | undefined;
  allowFewerPosts: boolean;
  shareCache: BuildOptions['shareCache'];
  step: RunStep;
}

const writeSite = async (paths: BuildPaths, input: SiteInput) => {
  const { api: origin, isMockApi, list, previous, allowFewerPosts, shareCache, step } = input;
  const context = await createRenderContext(paths);
  const year = new Date(Date.now()).getUTCFullYear();
  const { fixed, answers } = await step('fixed pages', async () => ({
    fixed: await writeFixedPages(context, year),
    answers: await writeAnswerPages(context, year),
  }));
  const plan = await planPosts(context, paths, { api: origin, year, list });
  const apiPages = await step('posts and lists', () =>
    writeApiPages(context, paths, { api: origin, year, list, plan }),
  );
  checkRemoval(previous, apiPages.posts.length, allowFewerPosts);
  const cards = [...fixedCards(context.app), ...apiCards(context.app, apiPages)];
  if (shareCache !== false) {
    await step('share images', () =>
      writeShareImages(paths.site, cards, brandCard(context.app), shareCache),
    );
  }
  await step('compression', () => compressFolder(paths.site));
  // Each product is in the menu and the footer of every page, and the tracker is named by every page.
  const { catalog, config } = context.app;
  const isLarger = catalog.length > budgets.products || config.analytics !== undefined;
  // The texts of the mock API are our own.
  const hasGivenTexts = !isMockApi || isLarger;
  await checkSizes(context, [
    ...apiPages.lists.map((page) => ({ ...page, hasGivenTexts })),
    ...apiPages.others.map((page) => ({ ...page, hasGivenTexts: isLarger })),
    ...fixed.written.map((page) => ({
      ...page,
      hasGivenTexts: isLarger || page.page.startsWith('legal/'),
    })),
  ]);
  const { redirects: written } = context.app;
  const api = apiManifest({ before: previous, fixed: fixed.pages, apiPages, list, written });
  for (const note of api.notes) console.warn(note);
  if (api.wrong.length > 0) throw new CliError(api.wrong.join('\n'));
  const hosting: HostingManifest = { ...api.parts, notFound: fixed.notFound, answers };
  await writeFile(paths.hosting, JSON.stringify(hosting));
  await writeRecord(paths, { ...plan, posts: apiPages.posts });
};

/**
 * Builds the whole site in a temporary folder and replaces the last build when that succeeds. Returns
 * what the steps have taken.
 *
 * @throws {CliError} with all wrong environment variables and facts; when the API does not answer, or when a page is over its budget
 */
export const build = async ({
  env,
  dist = 'dist',
  shareCache,
  isProduction = false,
}: BuildOptions) => {
  await checkFacts(env, console.log);
  if (isProduction) await checkLaunch(env);
  const { apiOrigin, allowFewerPosts } = readConfig(env);
  process.env['NODE_ENV'] = 'production';
  const target = resolve(dist);
  const { steps, step } = createSteps();
  await withBuildLock(target, 'npm run build', () =>
    withApi(apiOrigin, async (api) => {
      const previous = await readPrevious(target);
      // First, because the build cannot finish without the list.
      const list = await fetchPosts(api);
      checkRemoval(previous, list.posts.length, allowFewerPosts);
      await withStage(target, async (stage) => {
        const paths = buildPathsIn(stage);
        await step('bundle', () => bundle(paths));
        await step('server', () => bundleServer(stage));
        await writeLicenses(paths);
        const isMockApi = apiOrigin === undefined;
        const input = { api, isMockApi, list, previous, allowFewerPosts, shareCache, step };
        await writeSite(paths, input);
        await setPublicModes(stage);
        await replaceDist(stage, target);
      });
    }),
  );
  console.log(`Time: ${listSteps(steps)}.`);
  return steps;
};

const readArguments = () => {
  try {
    return parseArgs({ options: { production: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    const { message } = error as Error;
    throw new CliError(
      `${message.replace(/\.$/, '')}. Expected npm run build, or npm run build -- --production.`,
      {
        cause: error,
      },
    );
  }
};

if (isMainModule(import.meta.url)) {
  await runCommand(async () => {
    const { production } = readArguments();
    await build({ env: process.env, isProduction: production });
  });
}
