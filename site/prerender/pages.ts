import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { PageState } from '../app/pageState.tsx';
import type { HostingManifest, SiteDocument } from '../hosting/manifest.ts';
import { bootScripts, fontAssets, pageAssets, readManifest } from './assets.ts';
import { budgets, gzipSize, type Weight } from './budgets.ts';
import { compress } from './compress.ts';
import { assembleDocument, styleHash } from './document.ts';

/** The app's bundle for Node; see entry.tsx. */
export type App = typeof import('./entry.tsx');

interface Bench {
  app: App;
  site: string;
  manifest: Manifest;
  template: string;
}

const read = (site: string, addresses: string[]) =>
  Promise.all(addresses.map((address) => readFile(join(site, address))));

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** A picture or a style that is not there would only be missed by a visitor. */
const mustHaveAssets = async (site: string, html: string) => {
  for (const [address] of html.matchAll(/\/assets\/[\w.-]+/g)) {
    await access(join(site, address)).catch(() => {
      throw new Error(`A page asks for ${address}, which the build has not made: build again.`);
    });
  }
};

/** One document: rendered, put together, written. Answers with what the host must know of it. */
const writePage = async (
  bench: Bench,
  path: string,
  page: string,
  file: string,
  state: PageState,
) => {
  const { app, site, manifest, template } = bench;
  const { styles } = pageAssets(manifest, page);
  const css = Buffer.concat(await read(site, styles))
    .toString()
    .trim();
  const stamp = page === app.notFoundRoute.page ? app.notFoundRoute.path : path;
  const html = assembleDocument({
    template,
    html: await app.render(path, state),
    path: stamp,
    css,
    styles,
    fonts: fontAssets(manifest),
    state,
    data: app.structuredData(stamp),
  });
  await mustHaveAssets(site, html);
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), html);
  return { document: { file, styles: [styleHash(css)] } satisfies SiteDocument, html };
};

const weigh = async (bench: Bench, page: string, name: string, html: string): Promise<Weight[]> => {
  const { scripts } = pageAssets(bench.manifest, page);
  const sum = async (addresses: string[]) =>
    (await Promise.all((await read(bench.site, addresses)).map(gzipSize))).reduce(
      (a, b) => a + b,
      0,
    );
  const { br } = await compress(Buffer.from(html));
  return [
    { name: 'boot script', bytes: await sum(bootScripts(bench.manifest)), budget: budgets.boot },
    { name: `document ${name}`, bytes: br.length, budget: budgets.document },
    { name: `script ${name}`, bytes: await sum(scripts), budget: budgets.script },
  ];
};

/** Renders every page of the route table, and the 404 page, into the built site. */
export const writePages = async (app: App, site: string, stateOf: (path: string) => PageState) => {
  const manifest = await readManifest(site);
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const bench: Bench = { app, site, manifest, template };
  const weights: Weight[] = [];
  const pages: Record<string, SiteDocument> = {};
  for (const { path, page } of app.routes) {
    const { document, html } = await writePage(bench, path, page, fileOf(path), stateOf(path));
    pages[path] = document;
    weights.push(...(await weigh(bench, page, path, html)));
  }
  const { page } = app.notFoundRoute;
  const { document: notFound } = await writePage(
    bench,
    app.unknownPath,
    page,
    '404.html',
    stateOf(app.unknownPath),
  );
  const fonts = await read(site, fontAssets(manifest));
  weights.push({
    name: 'fonts',
    bytes: fonts.reduce((sum, font) => sum + font.length, 0),
    budget: budgets.fonts,
  });
  return { hosting: { pages, notFound, shells: [] } satisfies HostingManifest, weights };
};
