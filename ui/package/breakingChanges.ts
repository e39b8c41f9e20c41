/** Says which changes of the exported names and types may break apps of other teams. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const manifest = 'ui/package/package.json';
const changelog = 'ui/package/CHANGELOG.md';

/**
 * Returns the texts of a report of API Extractor by the exported name, and by each member: that of
 * `ButtonProps.size` is `size?: 'sm' | 'md';`.
 */
export const textsIn = (report: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  let declaration: string | undefined;
  let key: string | undefined;
  for (const line of report.split('\n')) {
    const [, name] = /^export (?:const|type|interface|class|function) (\w+)/.exec(line) ?? [];
    if (/^\w/.test(line)) key = declaration = name;
    const [, member] = /^ {4}(?:readonly )?'?([\w-]+)'?\??[:(]/.exec(line) ?? [];
    if (member && declaration) key = `${declaration}.${member}`;
    if (line === '') key = undefined;
    if (key && !line.trim().startsWith('//')) texts.set(key, `${texts.get(key) ?? ''}${line}\n`);
  }
  return texts;
};

/** Returns the names, keywords, and literals of a declaration; the `?` of a name belongs to it. */
const wordsOf = (text: string) => text.split(/[\s|,;[\](){}<>]+/);

/**
 * Returns the names of an old report that the new one does not have, or allows less for: a prop became
 * required, or its type lost a value. A type that is only written in another way counts, too.
 */
export const brokenNames = (before: string, after: string): string[] => {
  const [old, current] = [textsIn(before), textsIn(after)];
  const declarationOf = (name: string) => name.split('.')[0] ?? '';
  const isKept = (name: string) => current.has(declarationOf(name));
  const lost = [...old].flatMap(([name, text]) => {
    const now = current.get(name);
    // The members of a removed declaration go with it.
    if (now === undefined) return name === declarationOf(name) || isKept(name) ? name : [];
    // A token or a color with another value is a change of the look.
    const isValue = old.get(declarationOf(name))?.startsWith('export const') && name.includes('.');
    const words = new Set(wordsOf(now));
    return isValue || wordsOf(text).every((word) => words.has(word)) ? [] : name;
  });
  const needed = [...current].flatMap(([name, text]) =>
    old.has(declarationOf(name)) && !old.has(name) && /^ {4}(?:readonly )?[\w'-]+:/.test(text)
      ? name
      : [],
  );
  return [...lost, ...needed];
};

/** Returns what git prints, and an empty text without git or when it fails. */
const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '';
const textAt = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Returns what the reports have lost since a commit. */
const brokenSince = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, 'ui/package/api/')
    .split('\n')
    .filter(Boolean)
    .flatMap((path) => brokenNames(git('show', `${commit}:./${path}`), textAt(path)));

/**
 * Returns a sentence when the reports have lost something since the last commit, and the version is the
 * same. Only people know whether another team has that version.
 */
export const versionAdvice = (): string | undefined => {
  const version = (text: string) => /"version": "(.+)"/.exec(text)?.[1];
  const now = version(textAt(manifest));
  if (version(git('show', `HEAD:./${manifest}`)) !== now) return undefined;
  const broken = brokenSince('HEAD');
  return broken.length > 0
    ? `Removed, renamed, newly required, or of another type, while the version is still ${now}: ${broken.join(', ')}. If another team has that version, increase its second number in ${manifest}.`
    : undefined;
};

/** Returns those of some names that the newest entry of a changelog leaves out: `Badge` and `size` of `BadgeProps.size`. */
export const unnamedIn = (text: string, names: readonly string[]): string[] => {
  const [, entry = ''] = text.split(/^## /m);
  return names.filter((name) =>
    name.split('.').some((part) => !entry.includes(`\`${part.replace(/Props$/, '')}\``)),
  );
};

/** @throws when the reports have lost something since the last commit of the changelog, and its newest entry does not name it */
export const checkChangelog = () => {
  const commit = git('log', '-1', '--format=%H', '--', changelog).trim();
  const unnamed = unnamedIn(textAt(changelog), commit ? brokenSince(commit) : []);
  if (unnamed.length > 0) {
    throw new Error(
      `The newest entry of ${changelog} does not name what may break an app of another team: ${unnamed.join(', ')}. Write each name in backticks: \`size\` of \`Badge\` for BadgeProps.size.`,
    );
  }
};
