/** Says which exported names a change takes away from other teams. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const manifest = 'ui/package/package.json';

/** Returns the exported names of a report of API Extractor, and the members of each: `ButtonProps.size`. */
export const namesIn = (report: string): string[] => {
  let declaration: string | undefined;
  return report.split('\n').flatMap((line) => {
    const [, name] = /^export (?:const|type|interface|class|function) (\w+)/.exec(line) ?? [];
    if (/^\w/.test(line)) declaration = name;
    const [, member] = /^ {4}(?:readonly )?'?([\w-]+)'?\??[:(]/.exec(line) ?? [];
    return name ?? (declaration && member ? `${declaration}.${member}` : []);
  });
};

/** Returns the names that are in the old text of a report, and no longer in the new one. */
export const removedNames = (before: string, after: string): string[] => {
  const kept = new Set(namesIn(after));
  // The members of a removed declaration go with it.
  return namesIn(before).filter((name) => {
    const [declaration = ''] = name.split('.');
    return !kept.has(name) && (name === declaration || kept.has(declaration));
  });
};

/** Returns what git prints, and an empty text without git or when it fails. */
const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '';

/**
 * Returns a sentence when the reports have lost names since the last commit, and the version is the same.
 * Only people know whether another team has that version.
 */
export const removalAdvice = (): string | undefined => {
  const version = (text: string) => /"version": "(.+)"/.exec(text)?.[1];
  const committed = (path: string) => git('show', `HEAD:./${path}`);
  const current = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const now = version(current(manifest));
  if (version(committed(manifest)) !== now) return undefined;
  const reports = git('ls-tree', '--name-only', 'HEAD', 'ui/package/api/').split('\n');
  const removed = reports
    .filter((path) => path !== '')
    .flatMap((path) => removedNames(committed(path), current(path)));
  return removed.length > 0
    ? `Removed or renamed, while the version is still ${now}: ${removed.join(', ')}. If another team has that version, increase its second number in ${manifest}.`
    : undefined;
};
