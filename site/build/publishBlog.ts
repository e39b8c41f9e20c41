/** Replaces the pages of the blog in a build that is being served. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodePath } from '../canonicalPath.ts';
import {
  listFiles,
  parseManifest,
  type HostingManifest,
  type SiteDocument,
} from '../hosting/manifest.ts';
import { shareImagePath } from '../seo/shareImage.ts';
import { apiManifest, type ApiManifestInput } from './apiManifest.ts';
import { showsApiData } from './apiPages.ts';
import type { BuildPaths } from './buildPaths.ts';

/** Moves every file into the site. Documents do not depend on each other, so the order is free. */
const moveFiles = async (stage: string, site: string) => {
  for (const file of listFiles(stage)) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await rename(join(stage, file), join(site, file));
  }
};

/**
 * Returns the manifest for the time in which some documents are new and others are not: it allows the
 * styles and scripts of both. Pages that are new or gone are as they were.
 */
export const duringPublication = (
  before: HostingManifest,
  after: Pick<HostingManifest, 'pages' | 'shells' | 'missingPost'>,
): HostingManifest => {
  const next = new Map(
    [...Object.values(after.pages), ...after.shells, after.missingPost].map((it) => [it.file, it]),
  );
  const withNext = <T extends SiteDocument>(document: T): T => {
    const { styles = [], scripts = [] } = next.get(document.file) ?? {};
    return {
      ...document,
      styles: [...new Set([...document.styles, ...styles])],
      scripts: [...new Set([...document.scripts, ...scripts])],
    };
  };
  return {
    ...before,
    pages: Object.fromEntries(
      Object.entries(before.pages).map(([path, page]) => [path, withNext(page)]),
    ),
    shells: before.shells.map(withNext),
    missingPost: withNext(before.missingPost),
  };
};

/** Returns the files of pages that no longer exist, relative to the site folder. */
const staleFiles = (before: HostingManifest, after: HostingManifest) => {
  const kept = new Set(Object.values(after.pages).map(({ file }) => file));
  return Object.entries(before.pages)
    .filter(([, { file }]) => !kept.has(file))
    .flatMap(([key, { file }]) => [
      file,
      `${file}.br`,
      `${file}.gz`,
      shareImagePath(encodePath(key)).slice(1),
    ]);
};

/**
 * Moves the files of a stage over those of the build, then removes the files of pages that are gone. A
 * server that reads `hosting.json` finds documents that it allows at any time.
 */
export const publishBlog = async (
  paths: BuildPaths,
  stage: BuildPaths,
  input: Pick<ApiManifestInput, 'apiPages' | 'list' | 'written'>,
) => {
  const before = parseManifest(JSON.parse(await readFile(paths.hosting, 'utf8')));
  const isFixed = ([path]: [string, unknown]) => !showsApiData(path);
  const fixed = Object.fromEntries(Object.entries(before.pages).filter(isFixed));
  const { parts, wrong, notes } = apiManifest({ ...input, before, fixed });
  for (const sentence of [...wrong, ...notes]) console.warn(sentence);
  const after: HostingManifest = { ...before, ...parts };
  await writeFile(stage.hosting, JSON.stringify(duringPublication(before, after)));
  await rename(stage.hosting, paths.hosting);
  await writeFile(stage.hosting, JSON.stringify(after));
  // Until the end, the documents are partly new: a run that is cut off must not be taken for the last one.
  await rm(paths.record, { force: true });
  await moveFiles(stage.site, paths.site);
  // The host now reads the new list, so nobody can request the stale files.
  await rename(stage.hosting, paths.hosting);
  for (const file of staleFiles(before, after)) await rm(join(paths.site, file), { force: true });
  await rename(stage.record, paths.record);
};
