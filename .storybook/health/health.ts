/** Reads the content of health cards from the sources, the record of the story tests, and git. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { specifiedParts, specifiedStates } from '../pages/specification.ts';
import { accessibilityOf, readRecord } from './record.ts';
import { readSiteUses } from './siteUses.ts';
import { readSizes } from './sizes.ts';
import type { Health, Place } from './types.ts';
import { readVisualChanges } from './visualChanges.ts';

interface StoryFile {
  title: string;
  /** From the root of the repository: `ui/primitives/Button/Button.stories.tsx`. */
  path: string;
}

export const storyFiles = (root: string, folder: string): StoryFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .toSorted()
    .map((name) => {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      const text = readFileSync(join(root, path), 'utf8');
      const [, title = ''] = /preview\.meta\(\{.*?title: '([^']+)'/s.exec(text) ?? [];
      return { title, path };
    });

const docsId = (title: string) => `${sanitize(title)}--docs`;

const specifiedIn = (title: string): string[] => {
  const parts = Object.entries(specifiedParts)
    .filter(([, titles]) => (titles as readonly string[]).includes(title))
    .map(([part]) => part);
  return Object.keys(specifiedStates).filter((state) =>
    parts.some((part) => state === part || state.startsWith(`${part} `)),
  );
};

/** Returns the health of each component by the title of its stories. */
export const readHealth = async (root: string): Promise<Record<string, Health>> => {
  const files = storyFiles(root, 'ui');
  const pages = new Map(
    storyFiles(root, 'site').map(({ path, title }) => [basename(path, '.stories.tsx'), title]),
  );
  const titles = new Map(files.map(({ title, path }) => [dirname(path), title]));
  const [sizes, uses] = [await readSizes(), readSiteUses(root)];
  const [changes, record] = [readVisualChanges(root), readRecord(root)];
  const place = (name: string, title: string | undefined): Place => ({
    name,
    ...(title ? { docs: docsId(title) } : {}),
  });
  return Object.fromEntries(
    files.map(({ title, path }) => {
      const folder = dirname(path);
      const use = uses.get(folder);
      const accessibility = accessibilityOf(record, sanitize(title), root, folder);
      const lastChange = changes.get(sanitize(title));
      const health: Health = {
        ...(sizes.get(folder) ?? { css: 0, js: 0 }),
        ...(accessibility ? { accessibility } : {}),
        ...(lastChange ? { lastChange } : {}),
        pages: (use?.pages ?? []).map(({ name, file }) => place(name, pages.get(file))),
        components: (use?.components ?? []).map((one) => place(basename(one), titles.get(one))),
        specified: specifiedIn(title),
      };
      return [title, health];
    }),
  );
};
