import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, describe, it } from 'vitest';
import { sourcesHasher } from './sources.ts';

describe('sourcesHasher', () => {
  let root = '';
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const hash = (stories: string) => sourcesHasher(root).hashOf(join(root, stories));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sources-'));
    write(
      'package.json',
      '{ "imports": { "#ui": "./ui/index.ts", "#ui/pictures": "./ui/pictures.ts", "#fixtures/*": "./fixtures/*" } }',
    );
    write('ui/global.css.ts', '');
    write(
      'ui/pictures.ts',
      "import './global.css.ts';\nimport rink from './rink.webp?preset=card';",
    );
    write('ui/rink.webp', 'ice');
    write(
      'fixtures/fans.ts',
      "import { D } from './ComponentDocs.tsx';\nimport { look } from './theme.ts';",
    );
    write('fixtures/ComponentDocs.tsx', '');
    write('fixtures/theme.ts', '');
    write('ui/foundations/tokens.ts', "export const blue = '#00f';");
    write('ui/primitives/Button/Button.tsx', "import { blue } from '../../foundations/tokens.ts';");
    write(
      'ui/cards/Card/Card.tsx',
      "import { B } from '../../primitives/Button/Button.tsx';\nexport const Card = 1;",
    );
    write(
      'ui/cards/Card/Card.stories.tsx',
      "import { rink } from '#ui/pictures';\nimport { fan } from '#fixtures/fans.ts';",
    );
    write('ui/cards/Other/Other.tsx', 'export const Other = 1;');
    write('site/app/App.tsx', '');
    write('ui/foundations/store.ts', 'export const store = 1;');
    write('site/pages/HomePage.tsx', 'import { Card, store } from \'#ui\';\nimport("../news.ts");');
    write('site/news.ts', '');
    write('site/pages/BlogPage.tsx', "import * as ui from '#ui';");
    write('site/pages/BlogPage.stories.tsx', '');
    write('site/pages/HomePage.stories.tsx', '');
    write('site/pages/AboutPage.tsx', "import { Other } from '#ui';");
    write('site/pages/AboutPage.stories.tsx', '');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const card = 'ui/cards/Card/Card.stories.tsx';
  const home = 'site/pages/HomePage.stories.tsx';
  const blog = 'site/pages/BlogPage.stories.tsx';

  it.each([
    ['its stories', card, card],
    ['a component that it imports', card, 'ui/primitives/Button/Button.tsx'],
    ['a token', card, 'ui/foundations/tokens.ts'],
    ['a fixture that its stories import by an alias', card, 'fixtures/fans.ts'],
    ['a picture that its stories import by an alias', card, 'ui/rink.webp'],
    ['styles that are imported for their effects', card, 'ui/global.css.ts'],
    ['the page', home, 'site/pages/HomePage.tsx'],
    ['the frame of the page', home, 'site/app/App.tsx'],
    ['a name that #ui exports from the foundations', home, 'ui/foundations/store.ts'],
    ['a file that the page imports later', home, 'site/news.ts'],
    ['a component of a page that imports all of #ui', blog, 'ui/cards/Other/Other.tsx'],
    ['a token of a component of the page', home, 'ui/foundations/tokens.ts'],
  ])('changes with %s', (_what, stories, path) => {
    const before = hash(stories);
    write(path, 'export const changed = 1;');
    expect(hash(stories)).not.toBe(before);
  });

  it.each([
    ['another component', card, 'ui/cards/Other/Other.tsx'],
    ['the docs page around stories', card, 'fixtures/ComponentDocs.tsx'],
    ['the theme of Storybook', card, 'fixtures/theme.ts'],
    ['another page', home, 'site/pages/AboutPage.tsx'],
    ['the stories of another page', home, 'site/pages/AboutPage.stories.tsx'],
  ])('stays with a change of %s', (_what, stories, path) => {
    const before = hash(stories);
    write(path, 'export const changed = 1;');
    expect(hash(stories)).toBe(before);
  });
});
