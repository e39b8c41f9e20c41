import { posix } from 'node:path';
import type { StoryFile } from './storyFile.ts';

/** The entry points of ui by the folder that they export, most specific first. */
const entryPoints = [
  ['ui/assets/pictures/', '#ui/pictures'],
  ['ui/assets/figures/', '#ui/figures'],
  ['ui/frame/Toaster/Toaster', '#ui/toaster'],
  ['ui/', '#ui'],
] as const;

/** Returns the path by which a page of this project imports a module, from its path in a story file. */
export const importPath = (storyPath: string, from: string): string => {
  if (!from.startsWith('.')) return from;
  const path = posix.join(posix.dirname(storyPath), from);
  const entry = entryPoints.find(([folder]) => path.startsWith(folder));
  return entry ? entry[1] : `#${path}`;
};

/** Returns the import declarations of names, one for each module. */
export const importLines = (
  { path, imports }: StoryFile,
  names: readonly string[],
  usesProps: boolean,
): string => {
  const modules = new Map<string, string[]>(usesProps ? [['react', ['type ComponentProps']]] : []);
  for (const name of names) {
    const found = imports.get(name);
    if (!found) continue;
    const from = importPath(path, found.from);
    modules.set(from, [...(modules.get(from) ?? []), found.text]);
  }
  return [...modules]
    .map(([from, words]) => `import { ${words.toSorted().join(', ')} } from '${from}';`)
    .join('\n');
};
