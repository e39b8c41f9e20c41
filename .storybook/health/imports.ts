/** Reads which files the sources consist of, and what `#ui` exports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** Returns whether a file is shipped, by its name. */
export const isSource = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(?:stories|test|d)\./.test(name);

/** Returns the paths of the shipped files in a folder. */
export const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .toSorted()
    .map((name) => join(folder, name));

/** Returns the folder of a component that a path is in: `ui/cards/PostCard`. */
export const componentOf = (path: string) => /^ui\/[a-z]+\/[A-Z]\w*/.exec(path)?.[0];

/** Returns a function that finds the folders of components and the files of the foundations that export names of `#ui`. */
export const readExports = (root: string) => {
  const exported = new Map<string, string>();
  for (const file of sourcesIn(join(root, 'ui'))) {
    const path = relative(root, file).replaceAll('\\', '/');
    const place = componentOf(path) ?? (path.startsWith('ui/foundations/') ? path : undefined);
    if (place === undefined) continue;
    const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
    for (const { exportName, isType, moduleRequest } of staticExports.flatMap(
      ({ entries }) => entries,
    )) {
      if (exportName.name && !isType && !moduleRequest) exported.set(exportName.name, place);
    }
  }
  return (names: readonly string[]): string[] =>
    names.includes('*')
      ? [...new Set(exported.values())]
      : names.flatMap((name) => exported.get(name) ?? []);
};

/** Returns the file that makes a page. Products and legal texts have no file of their own. */
export const sourceOf = (root: string, page: string): string => {
  const own = `site/pages/${page}.tsx`;
  if (existsSync(join(root, own))) return own;
  return `site/pages/${page === 'LegalPage' ? 'createLegalPage' : 'createProductPage'}.tsx`;
};
