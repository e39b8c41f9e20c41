import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { preview } from 'vite';
import { browserBuild, launchOptions } from '../../site/e2e/browser.ts';
import { CliError, formatError } from '../../site/hosting/cliError.ts';
import { acceptedText, expandBaselines, storeBaselines } from './baselineFiles.ts';
import { readInfo, storeInfo } from './baselineInfo.ts';
import { givenStorybook, storiesFile, storybookFolder } from './paths.ts';
import { startRun } from './lastRun.ts';
import { readRunFilter, type RunFilter } from './runFilter.ts';
import { priceSentence } from './screenshots.ts';
import { docsTests, docsTitles, nearest, storyNames, storyTests } from './storyNames.ts';
import { changedTokens, readTokens } from './tokens.ts';

/** Builds all stories with test cards in place of photographs, and the docs pages if the run opens them. */
const buildStorybook = ({ hasDocs }: { hasDocs: boolean }) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--test', '--quiet'].concat([
      '--config-dir',
      '.storybook',
      '--output-dir',
      storybookFolder,
    ]),
    {
      env: { ...process.env, STORY_PICTURES: 'cards', STORY_DOCS: hasDocs ? 'all' : 'none' },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      maxBuffer: 64e6,
    },
  );
  // Storybook writes its errors there, too.
  if (status !== 0) throw new CliError(`Storybook could not be built.\n${stdout}`);
};

/** The browser starts within a second: Playwright's default of three minutes is too long a wait. */
const launchTimeoutMs = 20_000;

/** @throws {CliError} when the browser does not start */
const launch = () =>
  chromium.launch({ ...launchOptions(), timeout: launchTimeoutMs }).catch((error: unknown) => {
    const [reason] = String(error).split('\n');
    throw new CliError(
      `The browser of the tests does not start (${reason}). Delete the folder .cache/browser and run the command again; when it still does not, run npm ci.`,
    );
  });

/** Reads all stories with their parameters, which no file of a built Storybook has. */
const readStories = async (origin: string) => {
  const browser = await launch();
  const page = await browser.newPage({ baseURL: origin });
  await page.goto('/iframe.html');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: storybook } = globalThis;
    await storybook?.ready();
    return Object.values((await storybook?.extract()) ?? {}).map(
      ({ id, title, name, parameters }) => {
        const { chromatic, visual } = parameters;
        return { id, title, name, parameters: { chromatic, visual } };
      },
    );
  });
  await browser.close();
  return stories;
};

/** @throws {CliError} when the pattern of `-g` matches no test of the run: before Storybook is built */
const checkPattern = ({ hasStories, hasDocs, pattern }: RunFilter) => {
  if (!pattern) return;
  const names = hasStories ? storyNames() : [];
  const titles = hasDocs ? docsTitles() : [];
  const tests = [...(hasStories ? storyTests(names) : []), ...(hasDocs ? docsTests(titles) : [])];
  if (tests.length === 0 || tests.some((title) => pattern.test(title))) return;
  const text = pattern.source.replaceAll(String.raw`\/`, '/');
  throw new CliError(
    `No ${hasStories ? 'story' : 'docs page'} matches '${text}'. Near names: ${nearest(text, [...names, ...titles])}.`,
  );
};

/** Refuses another browser, says which tokens differ, builds Storybook if needed, and serves it. */
const prepare = async ({ updateSnapshots }: FullConfig) => {
  const isUpdate = updateSnapshots !== 'none';
  const filter = readRunFilter(process.argv);
  const { hasDocs, hasAllStories } = filter;
  if (!givenStorybook) checkPattern(filter);
  startRun({ isComparison: !isUpdate && !givenStorybook });
  const info = readInfo();
  const tokens = readTokens();
  if (info && info.browser !== browserBuild && !(isUpdate && hasAllStories)) {
    throw new CliError(
      `The baselines were taken with ${info.browser}. This machine has ${browserBuild}, which may draw differently. Run 'npm ci' to install the browser of package-lock.json; on another system, read the report of CI. When the lock file has a new browser, accept all stories with 'npm run test:visual -- -u'.`,
    );
  }
  for (const line of changedTokens(info?.tokens ?? tokens, tokens))
    process.stdout.write(`${line}\n`);
  // A browser that does not start is reported before the build, which takes longer.
  await (await launch()).close();
  if (!givenStorybook) buildStorybook({ hasDocs });
  await expandBaselines();
  const start = Date.now();
  // Other screenshots may still differ because of a token: the next run lists it again.
  if (isUpdate && hasAllStories) storeInfo();
  const server = await preview({
    configFile: false,
    // A missing picture is a 404, not the start page.
    appType: 'mpa',
    root: storybookFolder,
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const origin = server.resolvedUrls?.local[0] ?? '';
  process.env['VISUAL_ORIGIN'] = origin;
  mkdirSync(dirname(storiesFile), { recursive: true });
  const stories = await readStories(origin);
  writeFileSync(storiesFile, JSON.stringify(stories));
  process.stdout.write(`${priceSentence(stories)}\n`);
  return async () => {
    await server.close();
    if (isUpdate) process.stdout.write(acceptedText(await storeBaselines(start)));
  };
};

/** Prepares a run. Playwright prints the sentence of an expected failure, without source code and stack. */
export default async function setUp(config: FullConfig) {
  try {
    return await prepare(config);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    error.stack = `Error: ${formatError(error)}`;
    // Playwright prints the name before the sentence.
    if (error instanceof CliError) Object.assign(error, { name: '' });
    throw error;
  }
}
