/** The browser of journeys, stories, and visual tests: one build, pinned by the lock file. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type LaunchOptions } from '@playwright/test';

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const chromiumPackage = pathOf('node_modules/@sparticuz/chromium');
if (!existsSync(chromiumPackage)) {
  const error = new Error('The browser of the tests is not installed: run npm ci.');
  // The configurations that import this file print the stack.
  error.stack = `Error: ${error.message}`;
  throw error;
}
const { version } = JSON.parse(readFileSync(`${chromiumPackage}/package.json`, 'utf8')) as {
  version: string;
};
const cache = pathOf('.cache/browser');
const folder = `${cache}/${version}`;

const isPinned = process.platform === 'linux' && process.arch === 'x64';

/** The browser's build, as visual tests note it beside their baselines. */
export const browserBuild = isPinned
  ? `Chromium ${version} on Linux x64`
  : `Playwright's Chromium on ${process.platform} ${process.arch}`;

/** Text and edges are drawn alike on every machine. */
const args = ['--disable-lcd-text', '--disable-partial-raster', '--font-render-hinting=none'];

/** The only fonts of the browser besides the site's own. */
const fontConfig = `<?xml version="1.0"?>
<fontconfig>
  <dir>${pathOf('node_modules/dejavu-fonts-ttf/ttf')}</dir>
  <cachedir>${folder}/font-cache</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>`;

const unpack = () => {
  mkdirSync(cache, { recursive: true });
  // Renamed when complete: other processes may look for the browser meanwhile.
  const unfinished = mkdtempSync(`${cache}/unfinished-`);
  const read = (name: string) =>
    brotliDecompressSync(readFileSync(`${chromiumPackage}/bin/${name}.br`));
  for (const name of ['al2023.tar', 'swiftshader.tar']) {
    execFileSync('tar', ['-x', '-C', unfinished], { input: read(name) });
  }
  writeFileSync(`${unfinished}/fonts.conf`, fontConfig);
  writeFileSync(`${unfinished}/chromium`, read('chromium'), { mode: 0o755 });
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
};

const downloadBrowser = () =>
  execFileSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

/**
 * Returns Playwright's launch options for the pinned browser, which is unpacked into `.cache` once.
 * The package has Linux x64 only: on other systems, Playwright downloads its own browser once.
 */
export const launchOptions = (): LaunchOptions => {
  if (!isPinned) {
    if (!existsSync(chromium.executablePath())) downloadBrowser();
    return { args };
  }
  if (!existsSync(folder)) unpack();
  // The libraries and fonts of the package: a bare machine has none, another machine has others.
  const env = { ...process.env, LD_LIBRARY_PATH: `${folder}/lib`, FONTCONFIG_PATH: folder };
  return { args, executablePath: `${folder}/chromium`, env };
};
