/** Takes pictures of stories in Chromium. */
import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions } from '../../.ci/browser.ts';
import { extractStories, frameStory, hasEnded } from './inPage.ts';
import type { Shot, Story } from './plan.ts';

/**
 * Letters are drawn alike wherever they are: no hints of the system (only the headless shell knows
 * this option; the whole browser does as the system does), no colours at their edges.
 */
const sameEverywhere = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
];

/** Longer than any page ought to be; what is below is in the stories of its sections. */
const tallest = 12_000;
const patience = 20_000;

/** Starts the browser that takes the pictures. */
export const startBrowser = () => {
  const { args, ...options } = launchOptions();
  return chromium.launch({ ...options, args: [...args, ...sameEverywhere] });
};

/** A window in which stories hold still. */
export const openWindow = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(patience);
  return context.newPage();
};

/** The stories of a built Storybook, by their own account. */
export const readStories = async (page: Page): Promise<Story[]> => {
  await page.goto('/iframe.html');
  return page.evaluate(extractStories);
};

/**
 * Takes one picture: the whole story, as wide as its window.
 *
 * @throws {Error} when the story fails or does not come to an end: it has no picture then.
 */
export const take = async (page: Page, shot: Shot): Promise<Buffer> => {
  const { width, height, forcedColors, media } = shot;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ forcedColors, media });
  // Accessibility is looked after where stories are tests.
  await page.goto(`/iframe.html?id=${shot.story.id}&viewMode=story&globals=a11y.manual:!true`, {
    waitUntil: 'commit',
  });
  const end = await page.waitForFunction(hasEnded);
  const status = await end.jsonValue();
  if (status !== 'success') throw new Error(status);
  const bottom = await page.evaluate(frameStory);
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(bottom, tallest) },
  });
};
