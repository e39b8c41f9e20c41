import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { testCard } from '../testCard.ts';
import { screenshotsFolder, storiesFile } from './paths.ts';
import { screenshotsOf, type Story } from './screenshots.ts';
import { otherTests } from './storyNames.ts';

const stories = JSON.parse(readFileSync(storiesFile, 'utf8')) as Story[];
const screenshots = stories.flatMap(screenshotsOf);

/** Photographs of posts become test cards, too: a new photograph changes no baseline. */
const replaceCovers = (page: Page) =>
  page.route('**/api/covers/**', async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const name = basename(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: testCard(name, 1200, 800) });
  });

/** Returns why the story failed, an empty text when it passed, and nothing while it runs. */
const storyEnd = () => {
  const last = (event: string) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0];
  // Storybook shows some errors in the story's place, and reports others only by an event.
  const isReplaced = /sb-show-(?:errordisplay|nopreview)/.test(document.body.className);
  const end = last('storyFinished');
  if (!end && !isReplaced) return undefined;
  const error = last('playFunctionThrewException') ?? last('storyThrewException');
  const hasFailed = error !== undefined || isReplaced || end?.status !== 'success';
  return { failure: hasFailed ? (error?.message ?? 'The story fails.') : '' };
};

/** Returns the elements that move by themselves or while the page scrolls. */
const movingElements = () =>
  document
    .getAnimations()
    .filter((one) => one.playState === 'running' || one.timeline !== document.timeline)
    .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 120));

/** Waits until fonts and pictures are drawn. */
const settle = async () => {
  await document.fonts.ready;
  // A picture that cannot be decoded is part of some stories.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  // Chromium rounds a clipped corner differently when its content came late, until a new layout.
  for (const hint of ['opacity', '']) {
    document.body.style.willChange = hint;
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    });
  }
};

test.use({ baseURL: process.env['VISUAL_ORIGIN'] ?? '' });

for (const { id, label, file, viewport, emulation } of screenshots) {
  test(label, async ({ page }) => {
    await replaceCovers(page);
    await page.setViewportSize(viewport);
    // Storybook's own styles that stop motion are off: the baselines show what visitors see who asked for
    // less motion.
    await page.emulateMedia({ ...emulation, reducedMotion: 'reduce' });
    // The story run checks accessibility.
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;motion:on`);
    const end = await page.waitForFunction(storyEnd);
    expect(await end.jsonValue(), 'the story passes').toEqual({ failure: '' });
    await page.evaluate(settle);
    // Playwright stops animations before it takes a screenshot, which would hide them.
    expect(
      await page.evaluate(movingElements),
      'nothing moves for visitors who asked for less motion',
    ).toEqual([]);
    // The height is measured before the first screenshot, which can leave the document a pixel taller.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect(page).toHaveScreenshot(file, {
      fullPage: true,
      clip: { x: 0, y: 0, width: viewport.width, height },
    });
  });
}

test(otherTests.comparison, async ({ page }) => {
  const draw = (left: number, color: string) =>
    page.setContent(
      `<div style="width: 90px; height: 60px; margin-left: ${left}px; background: ${color}"></div>`,
    );
  const name = 'gate.png';
  await page.setViewportSize({ width: 320, height: 120 });
  await draw(17, '#bfe0f5');
  await expect(page).toHaveScreenshot(name);
  await draw(18, '#bfe0f5');
  await expect(page).not.toHaveScreenshot(name);
  await draw(17, '#bfe0f4');
  await expect(page).not.toHaveScreenshot(name);
});

test(otherTests.stale, () => {
  const { config } = test.info();
  const wanted = new Set(['gate.png', ...screenshots.map(({ file }) => file)]);
  const stale = readdirSync(screenshotsFolder).filter((name) => !wanted.has(name));
  if (config.updateSnapshots === 'none') expect(stale).toEqual([]);
  else for (const name of stale) rmSync(`${screenshotsFolder}/${name}`);
});
