/** The law of reach: what a file depends on, and what depends on nothing that it should not. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { root, sourceAt, type Source } from './sources.ts';
import { read } from './syntax.ts';

const doors: Record<string, string> = packageJson.imports;

const pathOf = (address: string, from: string): string | undefined => {
  if (address.startsWith('#')) return doors[address]?.slice('./'.length);
  return address.startsWith('.') ? join(dirname(from), address.split('?')[0] ?? '') : undefined;
};

/** The files of the project that a file imports, types left out. */
export const importsOf = (source: Source): string[] =>
  read(source).program.body.flatMap((node) => {
    if (!('source' in node) || !node.source) return [];
    if ('importKind' in node && node.importKind === 'type') return [];
    if ('exportKind' in node && node.exportKind === 'type') return [];
    return pathOf(node.source.value, source.path) ?? [];
  });

/** All that a file depends on, itself included. */
export const reachOf = (
  path: string,
  sourceOf: (path: string) => Source = sourceAt,
  seen = new Set<string>(),
): Set<string> => {
  if (seen.has(path)) return seen;
  seen.add(path);
  if (/\.tsx?$/.test(path) && (sourceOf !== sourceAt || existsSync(join(root, path)))) {
    importsOf(sourceOf(path)).forEach((next) => reachOf(next, sourceOf, seen));
  }
  return seen;
};
