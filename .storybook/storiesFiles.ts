import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';

export interface StoriesFile {
  /** From the root of the repository: `ui/primitives/Button/Button.stories.tsx`. */
  path: string;
  title: string;
  /** The names of its stories, in their order. */
  stories: readonly string[];
}

/** Reads the stories files in a folder. By patterns, because Storybook's parser takes seconds for all. */
export const storiesFilesIn = (root: string, folder: string): StoriesFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .toSorted()
    .map((name) => {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      const text = readFileSync(join(root, path), 'utf8');
      // Fixtures above the meta have titles, too.
      const [, title = ''] = /\.meta\(.*?\btitle: '([^']+)'/s.exec(text) ?? [];
      const exported = [...text.matchAll(/^export const ([A-Z]\w*)/gm)];
      return { path, title, stories: exported.map(([, one = '']) => storyNameFromExport(one)) };
    });
