/** Whether this browser draws as the one did that the accepted pictures were made with. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import * as foundations from '../../ui/foundations/tokens/index.ts';
import type { MadeWith } from './baselines.ts';
import { openWindow } from './camera.ts';
import { readPixels } from './compare.ts';

const fontFiles = ['archivo-expanded-800.woff2', 'figtree-400-700.woff2'];

/** A bit of everything that browsers draw differently; no token is in it, and no component. */
const probe = `<!doctype html>
<style>
  @font-face { font-family: display; font-weight: 800; src: url(/fonts/${fontFiles[0]}); }
  @font-face { font-family: text; font-weight: 400 700; src: url(/fonts/${fontFiles[1]}); }
  body { margin: 0; padding: 16px; width: 568px; background: #fff; color: #0b1b33; }
  h1 { font: 800 31.5px/1.2 display; letter-spacing: -.01em; }
  p { font: 450 17.3px/1.6 text; } b { font-weight: 700; }
  i { display: inline-block; width: 70.5px; height: 41px; margin: 6px; }
  .round { border-radius: 13px; box-shadow: 0 3px 9px #0b1b3366; background: #c8102e; }
  .slope { background: linear-gradient(103deg, #0b1b33, #e6eef7 60%, #c8102e); }
  .turned { transform: rotate(7deg) scale(.93); border: 2px solid #0a4ea1; opacity: .7; }
</style>
<h1>The puck rings off the bar, 3–2</h1>
<p>Waxed laces <b>hold their knot</b>; cloth ones give, and fi ffl AVA To.</p>
<i class="round"></i><i class="slope"></i><i class="turned"></i>
<svg width="90" height="50"><circle cx="31.4" cy="25" r="20.7" fill="none" stroke="#0a4ea1" stroke-width="2.3"/><path d="M50 44 88 3.5" stroke="#c8102e"/></svg>
<input type="checkbox" checked> <select><option>Goal</option></select>`;

const digest = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');

const drawProbe = async (browser: Browser, origin: string): Promise<string> => {
  const page = await openWindow(browser, origin);
  // Fonts come from the origin, so the page must be of it.
  await page.route('**/probe', (route) => route.fulfill({ contentType: 'text/html', body: probe }));
  await page.setViewportSize({ width: 600, height: 400 });
  await page.goto('/probe');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const { data } = await readPixels(await page.screenshot());
  await page.context().close();
  return digest(data);
};

const readFonts = async (storybook: string) =>
  digest(
    Buffer.concat(await Promise.all(fontFiles.map((f) => readFile(join(storybook, 'fonts', f))))),
  );

const flatten = (value: unknown, path: string): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

/** Every token by its path: `on.ice.text`. */
export const readTokens = (): Record<string, string> => {
  const { breakpoints, surfaces, tokens } = foundations;
  return Object.fromEntries(flatten({ breakpoints, on: surfaces, ...tokens }, ''));
};

/** `HeadlessChrome` is the shell, `Chrome` the whole browser without its window: they draw letters differently. */
const nameOf = async (browser: Browser): Promise<string> => {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return product;
};

/** What pictures taken now are made with. */
export const readMadeWith = async (
  browser: Browser,
  origin: string,
  storybook: string,
): Promise<MadeWith> => ({
  browser: await nameOf(browser),
  platform: `${process.platform} ${process.arch}`,
  probe: await drawProbe(browser, origin),
  fonts: await readFonts(storybook),
  tokens: readTokens(),
});

const browserOf = ({ browser, platform }: MadeWith) => `${browser} on ${platform}`;

/** Why pictures of the two cannot be compared; nothing when they can. */
export const incomparable = (then: MadeWith, now: MadeWith): string | undefined =>
  then.probe === now.probe || then.fonts !== now.fonts
    ? undefined
    : `The accepted pictures were made with ${browserOf(then)}, and ${browserOf(now)} draws even a page without any component differently: run this with the former (CHROMIUM is the path of one), or accept all pictures anew with 'npm run test:visual -- --update'.`;

/** The tokens that are no longer what they were. */
export const changedTokens = (then: MadeWith, now: MadeWith) =>
  [...new Set([...Object.keys(then.tokens), ...Object.keys(now.tokens)])].flatMap((name) => {
    const before = then.tokens[name] ?? 'none';
    const after = now.tokens[name] ?? 'none';
    return before === after ? [] : [{ name, before, after }];
  });
