/** Finds the stories and docs pages that a person names on the command line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Returns the titles of the MDX files. */
const guideTitles = (): string[] =>
  ['.storybook/docs', 'ui'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => {
        const text = readFileSync(join(root, folder, name), 'utf8');
        return /<Meta title="([^"]+)"/.exec(text)?.[1] ?? [];
      }),
  );

/** Returns the titles of all docs pages. */
export const docsTitles = (): string[] => [
  ...['ui', 'site/pages']
    .flatMap((folder) => storiesFilesIn(root, folder))
    .map(({ title }) => title),
  ...guideTitles(),
];

const escapeRegExp = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Returns a pattern for these names, which leaves out longer ones: `Button`, but not `ButtonLink`. */
export const patternOf = (names: readonly string[]) =>
  `(?:^| )(?:${names.map(escapeRegExp).join('|')})[/ ]`;

/** Returns the titles or names that are nearest to a name, at most three. A name may lack its group. */
export const nearest = (name: string, names: readonly string[]) => {
  // A slash at the end leaves out longer names: `Button/`, but not `ButtonLink`.
  const wanted = name.replace(/\/$/, '').toLowerCase();
  const parts = wanted.split('/').length;
  const titles = names.map((one) => one.split('/').slice(0, 2).join('/'));
  const all = [...new Set(parts > 2 ? names : titles)];
  return all
    .map((one) => {
      const compared = one.split('/').slice(-parts).join('/');
      return { one, edits: distance(compared.toLowerCase(), wanted) };
    })
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

/** Returns the titles that the tests of stories may have, as Playwright compares them with `-g`. */
export const storyTests = (names: readonly string[]): string[] =>
  [
    ...names.flatMap((name) => Object.keys(windowSizes).map((window) => `${name} ${window}`)),
    ...Object.values(otherTests),
  ].map((title) => ` stories.spec.ts ${title}`);

/** The test that belongs to no docs page. */
export const docsCount = 'Storybook has docs pages';

/** Returns the title of the test of a docs page. */
export const docsTest = (title: string) => `docs page of ${title}`;

/** Returns the titles of the tests of docs pages, as Playwright compares them with `-g`. */
export const docsTests = (titles: readonly string[]): string[] =>
  [...titles.map(docsTest), docsCount].map((title) => ` docs.spec.ts ${title}`);

/** Returns a sentence for each wanted name that is neither a component, nor a story, nor a part of one. */
export const unknownNames = (wanted: readonly string[], names: readonly string[]): string[] =>
  wanted
    .filter(
      (name) =>
        !names.some((one) => [`${name}/`, `${name} `].some((start) => `${one} `.startsWith(start))),
    )
    .map((name) => `No component or story is named ${name}. Near names: ${nearest(name, names)}.`);
