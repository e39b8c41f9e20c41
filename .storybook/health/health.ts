/** Reads the content of health cards from the sources, the record of the story tests, and git. */
import { basename, dirname, join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { specifiedParts, specifiedStates } from '../pages/specification.ts';
import { storiesFilesIn, type StoriesFile } from '../storiesFiles.ts';
import { accessibilityOf, readRecord } from './record.ts';
import { readSiteUses } from './siteUses.ts';
import { readSizes } from './sizes.ts';
import { sourcesHasher } from './sources.ts';
import type { AllHealth, ComponentHealth, PageHealth, Place } from './types.ts';
import { readVisualChanges } from './visualChanges.ts';

const docsId = (title: string) => `${sanitize(title)}--docs`;

/** Returns the specified states of the parts that a component draws. */
const specifiedIn = (title: string): string[] => {
  const parts = Object.entries(specifiedParts)
    .filter(([, titles]) => (titles as readonly string[]).includes(title))
    .map(([part]) => part);
  return Object.keys(specifiedStates).filter((state) =>
    parts.some((part) => state === part || state.startsWith(`${part} `)),
  );
};

/** Returns the specified states that stories of a page show. */
const specifiedOn = (page: string): string[] =>
  Object.entries(specifiedStates)
    .filter(([, story]) => story.startsWith(`${page} `))
    .map(([state]) => state);

const pageOf = (path: string) => basename(path, '.stories.tsx');

/** Reads the content of all health cards. */
export const readHealth = async (root: string): Promise<AllHealth> => {
  const [files, pageFiles] = [storiesFilesIn(root, 'ui'), storiesFilesIn(root, 'site/pages')];
  const docs = new Map([
    ...files.map(({ title, path }) => [dirname(path), docsId(title)] as const),
    ...pageFiles.map(({ title, path }) => [pageOf(path), docsId(title)] as const),
  ]);
  const { uses, partsOf } = readSiteUses(root);
  const [changes, record, sizes] = [readVisualChanges(root), readRecord(root), await readSizes()];
  const place = (name: string, key: string): Place => {
    const id = docs.get(key);
    return { name, ...(id ? { docs: id } : {}) };
  };
  const placesOf = (folders: readonly string[]) => folders.map((one) => place(basename(one), one));
  const { hashOf } = sourcesHasher(root);
  const storiesHealth = (file: StoriesFile) => {
    const accessibility = accessibilityOf(record, file, hashOf(join(root, file.path)));
    const lastChange = changes.get(sanitize(file.title));
    return {
      ...(accessibility ? { accessibility } : {}),
      ...(lastChange ? { lastChange } : {}),
    };
  };
  const component = (file: StoriesFile): ComponentHealth => {
    const folder = dirname(file.path);
    const use = uses.get(folder);
    return {
      ...storiesHealth(file),
      sizes: sizes.get(folder) ?? { css: 0, js: 0 },
      pages: (use?.pages ?? []).map((page) => place(page.name, page.file)),
      components: placesOf(use?.components ?? []),
      specified: specifiedIn(file.title),
    };
  };
  const page = (file: StoriesFile): PageHealth => ({
    ...storiesHealth(file),
    parts: placesOf(partsOf(pageOf(file.path))),
    specified: specifiedOn(pageOf(file.path)),
  });
  return {
    components: Object.fromEntries(files.map((file) => [file.title, component(file)])),
    pages: Object.fromEntries(pageFiles.map((file) => [file.title, page(file)])),
  };
};
