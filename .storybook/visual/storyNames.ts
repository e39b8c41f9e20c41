/** Finds the stories that a person names on the command line. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { distance } from 'fastest-levenshtein';
import { storyNameFromExport } from 'storybook/internal/csf';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the names of all stories from their files: `Cards/FanCard/Long Text`. */
export const storyNames = (): string[] =>
  ['ui', 'site/pages', '.storybook/states'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.stories.tsx'))
      .flatMap((path) => {
        const text = readFileSync(`${root}${folder}/${path}`, 'utf8');
        // Fixtures above the meta have titles, too.
        const [, title = ''] = /\.meta\([\s\S]*?\btitle: '([^']+)'/.exec(text) ?? [];
        return [...text.matchAll(/^export const ([A-Z]\w*)/gm)].map(
          ([, name = '']) => `${title}/${storyNameFromExport(name)}`,
        );
      }),
  );

/** Returns the titles and names that are nearest to a name, at most three. */
const nearest = (name: string, names: readonly string[]) => {
  const titles = names.map((one) => one.split('/').slice(0, 2).join('/'));
  const all = [...new Set(name.split('/').length > 2 ? names : titles)];
  return all
    .map((one) => ({ one, edits: distance(one.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ one }) => one);
};

/** Returns a sentence for each wanted name that is neither a component, nor a story, nor a part of one. */
export const unknownNames = (wanted: readonly string[], names: readonly string[]): string[] =>
  wanted
    .filter(
      (name) =>
        !names.some((one) => [`${name}/`, `${name} `].some((start) => `${one} `.startsWith(start))),
    )
    .map(
      (name) =>
        `No component or story is named ${name}. Near names: ${nearest(name, names).join(', ')}.`,
    );
