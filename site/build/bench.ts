import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../api/prerendered.tsx';
import type { SiteDocument } from '../hosting/manifest.ts';
import { fontAssets, pageAssets, readManifest } from './assets.ts';
import { writeCompressed, type Effort } from './compress.ts';
import { assembleDocument, styleHash } from './document.ts';
import type { Places } from './places.ts';

/** The app's bundle for Node; see entry.tsx. */
export type App = typeof import('./entry.tsx');

/** A page to be written. */
export interface PageJob {
  /** Its address; for a shell or the 404 page, one of the kind. */
  path: string;
  /** The page's code, by name. */
  page: string;
  /** The file, relative to the site's folder. */
  file: string;
  prerendered: PrerenderedPage;
  /** The address the document says it is for, when it is not `path`. */
  stamp?: string;
}

interface Styles {
  addresses: string[];
  css: string;
  hash: string;
}

/** Everything that documents are made of, read once. */
export interface Bench {
  readonly app: App;
  readonly manifest: Manifest;
  readonly template: string;
  readonly fonts: string[];
  /** Where the built files are that documents ask for. */
  readonly site: string;
  /** Where documents go. */
  readonly out: string;
  readonly styles: Map<string, Styles>;
  readonly present: Map<string, boolean>;
}

/** @param out Where documents go, when it is not the build itself. */
export const openBench = async (places: Places, out = places.site): Promise<Bench> => {
  const manifest = await readManifest(places);
  return {
    app: (await import(pathToFileURL(join(places.server, 'entry.js')).href)) as App,
    manifest,
    template: await readFile(places.template, 'utf8'),
    fonts: fontAssets(manifest),
    site: places.site,
    out,
    styles: new Map(),
    present: new Map(),
  };
};

const readStyles = async ({ manifest, site }: Bench, page: string): Promise<Styles> => {
  const { styles } = pageAssets(manifest, page);
  const files = await Promise.all(styles.map((address) => readFile(join(site, address), 'utf8')));
  const css = files.join('').trim();
  return { addresses: styles, css, hash: styleHash(css) };
};

const stylesOf = async (bench: Bench, page: string) => {
  const styles = bench.styles.get(page) ?? (await readStyles(bench, page));
  bench.styles.set(page, styles);
  return styles;
};

/** A picture or a style that is not there would only be missed by a visitor. */
const mustHaveAssets = ({ site, present }: Bench, html: string) => {
  for (const [address] of html.matchAll(/"\/assets\/[\w.-]+/g)) {
    const isThere = present.get(address) ?? existsSync(join(site, address.slice(1)));
    present.set(address, isThere);
    if (!isThere) {
      throw new Error(
        `A page asks for ${address.slice(1)}, which the build has not made: build again.`,
      );
    }
  }
};

/** Leaves out the content of a post: it is in the document's HTML already. */
const withoutContent = (prerendered: PrerenderedPage): PrerenderedPage => {
  const post = prerendered.data?.post;
  return post
    ? { ...prerendered, data: { ...prerendered.data, post: { ...post, content: null } } }
    : prerendered;
};

/** Renders a page and puts its document together. */
export const makeDocument = async (bench: Bench, job: PageJob) => {
  const { app, template, fonts } = bench;
  const { addresses, css, hash } = await stylesOf(bench, job.page);
  const { path, prerendered, stamp = path } = job;
  const html = assembleDocument({
    template,
    html: await app.render(path, prerendered),
    path: stamp,
    css,
    styles: addresses,
    fonts,
    prerendered: withoutContent(prerendered),
    data: app.structuredData(stamp, prerendered.data),
  });
  mustHaveAssets(bench, html);
  return { html, document: { file: job.file, styles: [hash] } satisfies SiteDocument };
};

/** One page: rendered, put together, compressed, written. Answers with what the host must know. */
export const writePage = async (bench: Bench, job: PageJob, effort: Effort) => {
  const made = await makeDocument(bench, job);
  const file = join(bench.out, job.file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, made.html);
  await writeCompressed(file, Buffer.from(made.html), effort);
  return made;
};
