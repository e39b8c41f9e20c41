/** Reads the imports of the sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'rolldown/utils';

export interface Import {
  /** The imported names, without types. */
  names: readonly string[];
  path: string;
}

interface Entry {
  importName: { name?: string | null | undefined };
  isType: boolean;
}

/** Returns the names of a statement; undefined when it imports types only. */
const namesOf = (entries: readonly Entry[]) => {
  const values = entries.filter(({ isType }) => !isType);
  if (values.length === 0 && entries.length > 0) return undefined;
  return values.flatMap(({ importName }) => importName.name ?? []);
};

/** Returns what a file imports and exports again, without types. */
export const importsOf = (file: string): Import[] => {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const statements = [
    ...staticImports.map(({ moduleRequest, entries }) => ({ path: moduleRequest.value, entries })),
    ...staticExports.flatMap(({ entries }) => {
      const path = entries[0]?.moduleRequest?.value;
      return path === undefined ? [] : [{ path, entries }];
    }),
  ];
  const statics = statements.flatMap(({ path, entries }) => {
    const names = namesOf(entries);
    return names ? [{ names, path }] : [];
  });
  const dynamics = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, path] = /^'([^']+)'$/.exec(text.slice(start, end)) ?? [];
    return path === undefined ? [] : [{ names: [], path }];
  });
  return [...statics, ...dynamics];
};

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

/** Returns the folder of the component that exports each name of `#ui`. */
export const readExports = (root: string) => {
  const exported = new Map<string, string>();
  for (const file of sourcesIn(join(root, 'ui'))) {
    const folder = componentOf(relative(root, file));
    if (!folder) continue;
    const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
    for (const { exportName, isType, moduleRequest } of staticExports.flatMap(
      ({ entries }) => entries,
    )) {
      if (exportName.name && !isType && !moduleRequest) exported.set(exportName.name, folder);
    }
  }
  return exported;
};

/** Returns the file that makes a page. Products and legal texts have no file of their own. */
export const sourceOf = (root: string, page: string): string => {
  const own = `site/pages/${page}.tsx`;
  if (existsSync(join(root, own))) return own;
  return `site/pages/${page === 'LegalPage' ? 'createLegalPage' : 'createProductPage'}.tsx`;
};
