import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { routes } from '../../site/routes.ts';
import { importsOf } from '../../ui/package/importsOf.ts';
import { componentOf, isSource, readExports, sourceOf, sourcesIn } from './imports.ts';

export interface Use {
  /** The pages that show a component, by the name of their file. */
  pages: readonly { name: string; file: string }[];
  /** The folders of the components that import it. */
  components: readonly string[];
}

/** The places that show components and are not in `routes.ts`, by the name of their file. */
const otherPages: Record<string, string> = {
  App: 'Every page',
  createProductPage: 'Product pages',
  createLegalPage: 'Legal pages',
  ContactAnswerDocument: 'Answer to the contact form',
  NotFoundPage: 'Page not found',
};

/** Returns the components that a file of the site imports, with the files that it imports. */
const followSite = (root: string) => {
  const exportersOf = readExports(root);
  const known = new Map<string, Set<string>>();
  const follow = (file: string): ReadonlySet<string> => {
    const found = known.get(file) ?? new Set<string>();
    if (known.has(file)) return found;
    known.set(file, found);
    for (const { names, path } of importsOf(file)) {
      if (path === '#ui/toaster') found.add('ui/frame/Toaster');
      if (path === '#ui') for (const place of exportersOf(names)) found.add(place);
      const target = resolve(dirname(file), path);
      const isPart = path.startsWith('.') && existsSync(target) && statSync(target).isFile();
      // `app/pages.ts` imports every page.
      if (!isPart || file.endsWith('app/pages.ts') || !isSource(target)) continue;
      for (const component of follow(target)) found.add(component);
    }
    return found;
  };
  return (path: string) => follow(join(root, path));
};

/** Returns the components that each component imports. */
const readParts = (root: string) => {
  const parts = new Map<string, Set<string>>();
  for (const file of sourcesIn(join(root, 'ui'))) {
    const folder = componentOf(relative(root, file));
    if (!folder) continue;
    const own = parts.get(folder) ?? new Set<string>();
    parts.set(folder, own);
    for (const { path } of importsOf(file)) {
      const part = path.startsWith('.')
        ? componentOf(relative(root, resolve(dirname(file), path)))
        : undefined;
      if (part && part !== folder) own.add(part);
    }
  }
  return parts;
};

/** Returns a set with everything that its items are made of. */
const withParts = (items: ReadonlySet<string>, parts: ReadonlyMap<string, Set<string>>) => {
  const all = new Set(items);
  for (const item of all) for (const part of parts.get(item) ?? []) all.add(part);
  return all;
};

interface SiteUses {
  /** Where each component is used, by its folder. */
  uses: ReadonlyMap<string, Use>;
  /** Returns the folders of the components that a page imports, by the name of the page's stories file. */
  partsOf: (page: string) => readonly string[];
}

/** Returns which components pages and other components use, from the imports of the sources. */
export const readSiteUses = (root: string): SiteUses => {
  const parts = readParts(root);
  const follow = followSite(root);
  const names = new Map<string, string>([
    ...Object.entries(otherPages),
    ...routes.map(({ page, name }) => [page, name] as const),
  ]);
  const pages = [
    'site/app/App.tsx',
    ...sourcesIn(join(root, 'site/pages')).map((file) => relative(root, file)),
  ]
    .map((path) => ({ path, file: /(\w+)\.tsx$/.exec(path)?.[1] ?? '' }))
    .flatMap(({ path, file }) => {
      const name = names.get(file);
      return name ? [{ name, file, shows: withParts(follow(path), parts) }] : [];
    });
  const uses = new Map(
    [...parts.keys()].map((folder): [string, Use] => {
      const shown = pages
        .filter(({ shows }) => shows.has(folder))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
      const everywhere = shown.filter(({ file }) => file === 'App');
      const components = [...parts].filter(([, own]) => own.has(folder)).map(([one]) => one);
      return [folder, { pages: everywhere.length > 0 ? everywhere : shown, components }];
    }),
  );
  return {
    uses,
    partsOf: (page) => [...follow(sourceOf(root, page))].filter((folder) => parts.has(folder)),
  };
};
