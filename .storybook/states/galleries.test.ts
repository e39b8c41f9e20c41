import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { readBaselines } from '../signoff/files.ts';
import { storiesFilesIn } from '../storiesFiles.ts';
import { baselinePicture } from './baselinePictures.ts';
import { bandsOf, componentGalleries, statesOf } from './galleries.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = ['ui', 'site/pages'].flatMap((folder) => storiesFilesIn(root, folder));
const baselines = readBaselines();

const entry = (name: string, tags: string[] = ['autodocs']): StorybookEntry => ({
  title: 'Cards/Card',
  name,
  type: 'story',
  importPath: './ui/cards/Card/Card.stories.tsx',
  tags,
});
const index = {
  'cards-card--docs': { ...entry('Docs'), type: 'docs' as const },
  'cards-card--default': entry('Default'),
  'cards-card--loaded': entry('Loaded'),
  'cards-card--hovered': entry('Hovered', []),
  'cards-card--measured': entry('Measured', []),
  'cards-card-row--default': { ...entry('Default'), title: 'Cards/Card Row' },
  'pages-home--default': {
    ...entry('Default'),
    title: 'Pages/Home',
    importPath: './site/pages/HomePage.stories.tsx',
  },
};
const few = {
  'cards-card--default-w1440': 'a',
  'cards-card--default-w360': 'b',
  'cards-card--hovered-w360': 'c',
};

describe('state galleries', () => {
  it('show every baseline of a story', () => {
    // Without tags, so that only a baseline makes a gallery show a state.
    const all = Object.fromEntries(
      files.flatMap(({ title, path, stories }) =>
        stories.map((name) => [
          toId(title, name),
          { ...entry(name, []), title, importPath: `./${path}` },
        ]),
      ),
    );
    const pages = files.filter(({ path }) => path.startsWith('site/'));
    const shown = [...componentGalleries(all), ...pages].flatMap(({ title }) =>
      statesOf(title, all, baselines).flatMap(({ id, windows }) =>
        windows.map((window) => `${id}-${window}`),
      ),
    );
    expect(shown.length).toBeGreaterThan(500);
    // The visual run reports a baseline without a story.
    const expected = Object.keys(baselines).filter((name) => name.replace(/-w\d+$/, '') in all);
    expect(shown.toSorted()).toEqual(expected.toSorted());
  });

  it('have the picture of each story that Storybook cannot show', () => {
    const ids = files.flatMap(({ path, title }) =>
      readFileSync(join(root, path), 'utf8')
        .split(/^export const /m)
        .filter((story) => story.includes("'!dev'"))
        .map((story) => toId(title, storyNameFromExport(/^\w+/.exec(story)?.[0] ?? ''))),
    );
    expect(ids.length).toBeGreaterThan(50);
    const names = Object.keys(baselines).filter((name) => ids.includes(name.replace(/-w\d+$/, '')));
    expect(names.filter((name) => baselinePicture(name) === undefined)).toEqual([]);
  });
});

describe('componentGalleries', () => {
  it('returns the components with stories, without pages', () => {
    expect(componentGalleries(index)).toEqual(
      ['Cards/Card', 'Cards/Card Row'].map((title) => ({ id: sanitize(title), title })),
    );
  });
});

describe('statesOf', () => {
  it('returns the stories with a baseline and those of the docs page', () => {
    expect(statesOf('Cards/Card', index, few).map(({ name }) => name)).toEqual([
      'Default',
      'Loaded',
      'Hovered',
    ]);
  });
});

describe('bandsOf', () => {
  it('has the narrowest window first, and a state without a baseline on a phone', () => {
    const bands = bandsOf(statesOf('Cards/Card', index, few));
    expect(bands.map(([width, shown]) => [width, shown.map(({ name }) => name)])).toEqual([
      [360, ['Default', 'Loaded', 'Hovered']],
      [1440, ['Default']],
    ]);
  });
});
