/** Says in sentences who imports what a module of `ui`, or the package, does not export. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { BundleError } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { importsOf } from './importsOf.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns a sentence for each missing export in an error of rolldown: none when it has another cause. */
export const missingInUi = ({ errors = [] }: BundleError): string[] =>
  errors.flatMap(({ code, id = '', loc, message }) => {
    const text = stripVTControlCharacters(message);
    const [, name, exporter] = /"(.+)" is not exported by "(.+)"\./.exec(text) ?? [];
    if (code !== 'MISSING_EXPORT' || !name) return [];
    return `${relative(root, id)}:${loc?.line} imports ${name}, which ${exporter} does not export: correct one of them. 'npm run types' lists the other places.`;
  });

/** Returns the values and types that declarations export. */
const exportsOf = (file: string): Set<string | null | undefined> => {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  return new Set(
    staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ importName, exportName, moduleRequest }) =>
        importName.kind === 'AllButDefault' && moduleRequest
          ? [...exportsOf(join(dirname(file), moduleRequest.value.replace(/\.js$/, '.d.ts')))]
          : exportName.name,
      ),
    ),
  );
};

/** Returns the exported names of each module of a package by how others import it. */
const readModules = (packageFolder: string) => {
  const { name, exports } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  ) as { name: string; exports: Record<string, string | { types: string }> };
  return new Map(
    Object.entries(exports).flatMap(([path, target]) =>
      typeof target === 'string'
        ? []
        : [[join(name, path), exportsOf(join(packageFolder, target.types))] as const],
    ),
  );
};

/**
 * Returns a sentence for each value and type that the apps in a folder import from a package, and that it
 * does not export.
 */
export const missingInPackage = (packageFolder: string, appsFolder: string): string[] => {
  const modules = readModules(packageFolder);
  const files = readdirSync(appsFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(appsFolder, name));
  return files.flatMap((file) =>
    importsOf(file, { hasTypes: true }).flatMap(({ names, path }) => {
      const exported = modules.get(path);
      return names
        .filter((name) => exported && name !== '*' && !exported.has(name))
        .map(
          (name) =>
            `${relative(root, file)} imports ${name}, which '${path}' does not export: mend the app if ${name} was renamed or removed on purpose, export it again if not, and run 'npm run package:ui'.`,
        );
    }),
  );
};
