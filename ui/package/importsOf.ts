/** Reads the imports of a source file. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

export interface Import {
  /** The imported names: `*` for all of the module. */
  names: readonly string[];
  path: string;
}

interface Entry {
  importName: { kind: string; name?: string | null | undefined };
  isType: boolean;
}

/** Returns the names of a statement; undefined when it imports types only, and they are left out. */
const namesOf = (entries: readonly Entry[], hasTypes: boolean) => {
  const values = entries.filter(({ isType }) => hasTypes || !isType);
  if (values.length === 0 && entries.length > 0) return undefined;
  return values.map(
    ({ importName: { kind, name } }) => name ?? (kind === 'Default' ? 'default' : '*'),
  );
};

/** Returns what a file imports and exports again, without types unless `hasTypes`. */
export const importsOf = (file: string, { hasTypes = false } = {}): Import[] => {
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
    const names = namesOf(entries, hasTypes);
    return names ? [{ names, path }] : [];
  });
  const dynamics = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, path] = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end)) ?? [];
    return path === undefined ? [] : [{ names: ['*'], path }];
  });
  return [...statics, ...dynamics];
};
