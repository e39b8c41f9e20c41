/** Reads the imports of the sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const from = /^(?:import|export) (?!type)([^;]*?)from '([^']+)';/gms;
const dynamic = /\bimport\('([^']+)'\)/g;

export interface Import {
  names: readonly string[];
  path: string;
}

/** Returns what a file imports and exports again, without types. */
export const importsOf = (file: string): Import[] => {
  const text = readFileSync(file, 'utf8');
  const statics = [...text.matchAll(from)].map(([, clause = '', path = '']) => ({
    names: (clause.match(/\w+(?= as )|\b[A-Za-z]\w*\b(?! as )/g) ?? []).filter(
      (name) => name !== 'type',
    ),
    path,
  }));
  return [...statics, ...[...text.matchAll(dynamic)].map(([, path = '']) => ({ names: [], path }))];
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
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)) {
      exported.set(name, folder);
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
