/** Finds the stories that a person names on the command line. */
import { fileURLToPath } from 'node:url';
import { distance } from 'fastest-levenshtein';
import { storiesFilesIn } from '../storiesFiles.ts';
import { windowSizes } from '../viewports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the names of all stories from their files: `Cards/FanCard/Long Text`. */
export const storyNames = (): string[] =>
  ['ui', 'site/pages', '.storybook/states']
    .flatMap((folder) => storiesFilesIn(root, folder))
    .flatMap(({ title, stories }) => stories.map((name) => `${title}/${name}`));

const escapeRegExp = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Returns a pattern for these names, which leaves out longer ones: `Button`, but not `ButtonLink`. */
export const patternOf = (names: readonly string[]) =>
  `(?:^| )(?:${names.map(escapeRegExp).join('|')})[/ ]`;

/** Returns the titles or names that are nearest to a name, at most three. */
export const nearest = (name: string, names: readonly string[]) => {
  const titles = names.map((one) => one.split('/').slice(0, 2).join('/'));
  const all = [...new Set(name.split('/').length > 2 ? names : titles)];
  return all
    .map((one) => ({ one, edits: distance(one.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ one }) => one)
    .join(', ');
};

/** The tests of the visual run that belong to no story. */
export const otherTests = {
  comparison: 'the comparison fails for a shift of one pixel and for the least difference in color',
  stale: 'baselines without a story',
};

/** Returns whether a visual run with this pattern has a test, whichever windows its stories have. */
export const hasTests = (pattern: RegExp, names: readonly string[]): boolean =>
  [
    ...names.flatMap((name) => Object.keys(windowSizes).map((window) => `${name} ${window}`)),
    ...Object.values(otherTests),
  ].some((title) => pattern.test(` stories.spec.ts ${title}`));

/** Returns a sentence for each wanted name that is neither a component, nor a story, nor a part of one. */
export const unknownNames = (wanted: readonly string[], names: readonly string[]): string[] =>
  wanted
    .filter(
      (name) =>
        !names.some((one) => [`${name}/`, `${name} `].some((start) => `${one} `.startsWith(start))),
    )
    .map((name) => `No component or story is named ${name}. Near names: ${nearest(name, names)}.`);
