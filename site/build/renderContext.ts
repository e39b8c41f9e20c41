import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';
import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../api/prerendered.ts';
import { CliError } from '../hosting/cliError.ts';
import type { SiteDocument } from '../hosting/manifest.ts';
import { appStyles, fontAssets, pageScripts, readManifest } from './assets.ts';
import { writeCompressed, type Effort } from './compress.ts';
import type { DocumentCheck } from './documentCheck.ts';
import { assembleDocument, inlineHash, scriptHashes } from './document.ts';
import type { BuildPaths } from './buildPaths.ts';
import { documentStyles } from './documentStyles.ts';
import { createStylePruner } from './pruneStyles.ts';

/** The app bundled for Node; see `entry.tsx`. */
export type App = typeof import('./entry.tsx');

/** A page to write. */
export interface PageJob {
  /** Its path; for a shell or the 404 page, an example that matches its route. */
  path: string;
  /** Name of its file in `site/pages/`. */
  page: string;
  /** HTML file, relative to the site folder. */
  file: string;
  prerendered: PrerenderedPage;
  /** Set when it shows data of the API. */
  check?: DocumentCheck;
  /** Replaces the page of this path. */
  content?: ReactNode;
  /** The value of `data-path`, when it is not `path`. */
  documentPath?: string;
}

/** Everything that all documents are made of, read once. */
export interface RenderContext {
  readonly app: App;
  readonly manifest: Manifest;
  readonly template: string;
  readonly fonts: string[];
  /** Folder of the assets. */
  readonly site: string;
  /** Folder for the documents. */
  readonly out: string;
  /** CSP hashes of the template's inline scripts. */
  readonly scriptHashes: string[];
  /** Address of the app's style sheet. */
  readonly styles: string;
  /** Returns those of its rules that a page uses. */
  readonly pruneStyles: (html: string) => string;
  /** Whether an asset exists, by its address. */
  readonly known: Map<string, boolean>;
}

/**
 * Reads a build.
 *
 * @param out folder for the documents, when it is not the build's own site folder
 */
export const createRenderContext = async (
  paths: BuildPaths,
  out = paths.site,
): Promise<RenderContext> => {
  const manifest = await readManifest(paths);
  const template = await readFile(paths.template, 'utf8');
  const styles = appStyles(manifest);
  return {
    app: (await import(pathToFileURL(join(paths.server, 'entry.js')).href)) as App,
    manifest,
    template,
    scriptHashes: scriptHashes(template),
    fonts: fontAssets(manifest),
    site: paths.site,
    out,
    styles,
    pruneStyles: createStylePruner(
      documentStyles(await readFile(join(paths.site, styles), 'utf8')).screen,
    ),
    known: new Map(),
  };
};

/**
 * Warns about a missing asset that the API's data names: a post may mention any address.
 *
 * @throws {CliError} when our own HTML refers to an asset that does not exist
 */
const checkAssets = (
  { site, known }: RenderContext,
  html: string,
  { path, data }: PrerenderedPage,
) => {
  for (const [address] of html.matchAll(/"\/assets\/[\w.-]+/g)) {
    const exists = known.get(address) ?? existsSync(join(site, address.slice(1)));
    known.set(address, exists);
    if (exists) continue;
    const missing = `${address.slice(1)}, which the build does not have`;
    if (!JSON.stringify(data ?? null).includes(address.slice(1))) {
      throw new CliError(`A page refers to ${missing}. Build again.`);
    }
    console.warn(`${path} has data of the API that mentions ${missing}.`);
  }
};

/** Leaves out the content of a post: it is in the document's HTML already. */
const withoutContent = (prerendered: PrerenderedPage): PrerenderedPage => {
  const post = prerendered.data?.post;
  if (!post) return prerendered;
  const content = post.content.map(() => null);
  return { ...prerendered, data: { ...prerendered.data, post: { ...post, content } } };
};

/** Returns the HTML of the API that a page shows. In Node the sanitizer returns a string. */
const contentOf = ({ data }: PrerenderedPage) =>
  (data?.post?.content ?? []).filter((part) => typeof part === 'string');

/** Returns the HTML of a page and its entry in the hosting manifest. */
export const renderDocument = async (context: RenderContext, job: PageJob) => {
  const { app, manifest, template, fonts, styles } = context;
  const { path, prerendered, documentPath = path } = job;
  const rendered = await app.render(path, prerendered, job.content);
  const css = context.pruneStyles(rendered);
  const html = assembleDocument({
    template,
    html: rendered,
    content: contentOf(prerendered),
    path: documentPath,
    css,
    styles,
    scripts: pageScripts(manifest, job.page),
    fonts,
    prerendered: withoutContent(prerendered),
    check: job.check,
    data: app.structuredData(documentPath, prerendered.data),
  });
  checkAssets(context, html, prerendered);
  const { analytics } = app.config;
  const document = {
    file: job.file,
    styles: [inlineHash(css)],
    scripts: context.scriptHashes,
    ...(analytics && { connect: [analytics.host] }),
  };
  return { html, document: document satisfies SiteDocument };
};

/** Writes a document with its compressed copies. */
export const writeDocument = async (
  context: RenderContext,
  rendered: Awaited<ReturnType<typeof renderDocument>>,
  effort: Effort,
) => {
  const file = join(context.out, rendered.document.file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, rendered.html);
  await writeCompressed(file, Buffer.from(rendered.html), effort);
  return rendered;
};

/** Renders a page and writes its document with compressed copies. */
export const writePage = async (context: RenderContext, job: PageJob, effort: Effort) =>
  writeDocument(context, await renderDocument(context, job), effort);
