import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { compressFolder } from '../../build/compress.ts';
import { inlineHash } from '../../build/document.ts';
import { openBuild, type HostingManifest } from '../../hosting/manifest.ts';

/** The window of Lighthouse's phone in device px: 412 CSS px at a pixel ratio of 1.75. */
const phoneWidth = 721;

const css = `*{margin:0}body{background:#061226;color:#fff;font:1rem/1.5 sans-serif}
img{display:block;width:100%;height:auto}main{padding:2rem 1rem}h1{font-size:2.5rem;line-height:1.1}`;

/** Returns the text of the first element of a document with this name, without tags. */
const textOf = (html: string, name: string) =>
  new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0].replaceAll(/<[^>]*>/g, '') ?? '';

const documentOf = (home: string) => `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title>
<meta name="description" content="The least that a page with this picture can cost.">
<link rel="icon" href="data:,"><style>${css}</style></head><body><main>
<img src="/assets/hero.avif" width="3" height="4" fetchpriority="high" alt="">
<h1>${textOf(home, 'h1')}</h1></main></body></html>`;

/**
 * Writes a build with one page into a folder: the home page's heading and hero in one file with inline
 * CSS, without script and web fonts. It is the lower limit to which pages are compared. Its hero is as
 * wide as the phone's window, whichever widths the site has.
 */
export const writeFloor = async (dist: string, folder: string) => {
  const { root, manifest } = openBuild(dist);
  const home = await readFile(join(root, manifest.pages['/']?.file ?? ''), 'utf8');
  const site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await sharp('ui/assets/pictures/hero-tall.webp')
    .resize(phoneWidth)
    .avif({ quality: 61, effort: 1 })
    .toFile(join(site, 'assets/hero.avif'));
  await writeFile(join(site, 'index.html'), documentOf(home));
  await compressFolder(site);
  const page = { file: 'index.html', styles: [inlineHash(css)], scripts: [] };
  const hosting: HostingManifest = {
    pages: { '/': page },
    notFound: page,
    shells: [],
    missingPost: page,
    gone: [],
    redirects: {},
    scheduled: {},
    answers: {},
  };
  await writeFile(join(folder, 'hosting.json'), JSON.stringify(hosting));
};
