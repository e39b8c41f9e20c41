/** The canary of the linter: each rule that carries a law is seen to bite. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lint } from './lint.ts';
import { root } from './sources.ts';

const imports = 'eslint(no-restricted-imports)';
const globals = 'eslint(no-restricted-globals)';
const domProps = 'react(forbid-dom-props)';
const componentProps = 'react(forbid-component-props)';

const load = (from: string) => `import { a } from '${from}';\nexport const b = a;\n`;
const draw = (jsx: string) => `export const A = () => ${jsx};\n`;
const run = (text: string) => `export const a = () => {\n  ${text}\n};\n`;

/** Where, what, and the rule that forbids it. */
const faults: [path: string, text: string, rule: string][] = [
  // ui knows nothing of the site.
  ['ui/foundations/a.ts', load('react-router-dom'), imports],
  ['ui/layout/A/A.tsx', load('swr'), imports],
  ['ui/primitives/A/A.tsx', load('react-helmet-async'), imports],
  ['ui/cards/A/A.tsx', load('valibot'), imports],
  ['ui/sections/A/A.tsx', load('react-router'), imports],
  ['ui/frame/A/A.tsx', load('../../../site/content/home.ts'), imports],
  ['ui/panels/A/A.tsx', load('#mock-api/fixtures/index.ts'), imports],
  ['ui/primitives/B/B.tsx', run("return fetch('/api/blog/posts');"), globals],
  ['ui/primitives/C/C.tsx', run('return new XMLHttpRequest();'), globals],
  // Inside ui, imports go one way.
  ['ui/foundations/b.ts', load('../../ui/layout/index.ts'), imports],
  ['ui/layout/B/B.tsx', load('../../primitives/index.ts'), imports],
  ['ui/primitives/D/D.tsx', load('../../cards/index.ts'), imports],
  ['ui/cards/B/B.tsx', load('../../sections/index.ts'), imports],
  ['ui/skeletons/A/A.tsx', load('../../cards/index.ts'), imports],
  ['ui/panels/B/B.tsx', load('../../frame/Header/index.ts'), imports],
  ['ui/forms/A/A.tsx', load('../../panels/index.ts'), imports],
  ['ui/sections/B/B.tsx', load('../../frame/index.ts'), imports],
  ['ui/frame/B/B.tsx', load('../../sections/index.ts'), imports],
  ['ui/cards/C/C.tsx', load('#ui'), imports],
  // Styles are written with the wrappers.
  ['ui/layout/C/C.css.ts', load('@vanilla-extract/css'), imports],
  ['ui/primitives/E/E.css.ts', load('@vanilla-extract/recipes'), imports],
  ['ui/sections/C/C.css.ts', load('@vanilla-extract/css'), imports],
  ['site/pages/A.css.ts', load('@vanilla-extract/css'), imports],
  // The site comes in by the doors.
  ['site/pages/BPage.tsx', load('../../ui/primitives/index.ts'), imports],
  ['site/app/a.ts', load('../../ui/foundations/tokens/index.ts'), imports],
  ['site/build/a.ts', load('#ui'), imports],
  ['site/e2e/a.ts', load('../../ui/layout/index.ts'), imports],
  ['site/api/a.ts', load('date-fns'), imports],
  ['site/pages/CPage.tsx', load('@date-fns/utc'), imports],
  ['site/api/b.ts', load('../../mock-api/index.ts'), imports],
  ['site/pages/GPage.tsx', load('../../.storybook/pages/page.tsx'), imports],
  ['site/app/j.ts', load('#.storybook/docs'), imports],
  ['.storybook/pages/a.ts', load('#mock-api/app.ts'), imports],
  ['site/pages/HPage.stories.tsx', load('../../mock-api/index.ts'), imports],
  ['site/pages/IPage.stories.tsx', load('@storybook/test'), imports],
  ['mock-api/a.ts', load('../site/config/schema.ts'), imports],
  // Looks stay in ui; the content policy blocks style attributes.
  ['site/pages/DPage.tsx', draw('<p className="a">Text</p>'), domProps],
  ['site/pages/EPage.tsx', draw('<Text className="a" />'), componentProps],
  ['site/pages/FPage.tsx', draw('<p style={{ top: 0 }}>Text</p>'), domProps],
  ['ui/cards/D/D.tsx', draw('<p style={{ top: 0 }}>Text</p>'), domProps],
  ['ui/cards/E/E.tsx', draw('<Text style={{ top: 0 }} />'), componentProps],
  ['ui/cards/F/F.tsx', draw('<p dangerouslySetInnerHTML={{ __html: a }} />'), 'react(no-danger)'],
  // Stories come in by the one door, in the one format.
  ['ui/cards/A/A.stories.tsx', load('./A.tsx'), imports],
  ['ui/cards/B/B.stories.tsx', load('../../primitives/index.ts'), imports],
  ['ui/cards/C/C.stories.tsx', load('@storybook/test'), imports],
  [
    'ui/cards/D/D.stories.tsx',
    "import type { Meta } from '@storybook/react-vite';\nexport type A = Meta;\n",
    imports,
  ],
  [
    'ui/cards/E/E.stories.tsx',
    'export default { title: "Cards/E" };\n',
    'import(no-default-export)',
  ],
  ['.storybook/fixtures/a.ts', load('../../ui/cards/index.ts'), imports],
  ['ui/cards/A/A.test.ts', load('@storybook/test'), imports],
  // Nothing depends on when it runs, or ends before it is done.
  [
    'ui/cards/F/F.stories.tsx',
    'export const a = Math.random();\n',
    'eslint(no-restricted-properties)',
  ],
  ['site/content/a.ts', 'export const a = Math.random();\n', 'eslint(no-restricted-properties)'],
  ['site/app/b.ts', run('Promise.resolve(1);'), 'typescript(no-floating-promises)'],
  ['ui/cards/G/G.stories.tsx', run('void Promise.resolve(1);'), 'typescript(no-floating-promises)'],
  ['site/app/b.test.ts', run('void Promise.resolve(1);'), 'typescript(no-floating-promises)'],
  ['site/app/c.ts', run('[1].forEach(async () => {});'), 'typescript(no-misused-promises)'],
  // The rest of the house.
  ['site/app/d.ts', run('console.log(1);'), 'eslint(no-console)'],
  ['site/app/e.ts', 'export default 1;\n', 'import(no-default-export)'],
  ['site/app/f.ts', 'export const a: any = 1;\n', 'typescript(no-explicit-any)'],
  ['site/app/g.ts', '// @ts-ignore\nexport const a = 1;\n', 'typescript(ban-ts-comment)'],
  ['site/app/h.ts', "import { i } from './i.ts';\nexport const h = i;\n", 'import(no-cycle)'],
  ['site/app/i.ts', "import { h } from './h.ts';\nexport const i = h;\n", 'import(no-cycle)'],
  ['site/app/J.tsx', draw('<img src="/a.png" />'), 'jsx-a11y(alt-text)'],
  [
    'site/app/K.tsx',
    "import { useState } from 'react';\nexport const useA = (a: boolean) => (a ? useState(1) : null);\n",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'site/app/c.test.ts',
    "import { it } from 'vitest';\nit.skip('is', () => {});\n",
    'vitest(no-disabled-tests)',
  ],
  [
    'site/app/d.test.ts',
    "import { expect, it } from 'vitest';\nit('is', () => expect(1).toMatchSnapshot());\n",
    'vitest(no-restricted-matchers)',
  ],
  ['ui/cards/L/L.tsx', `${'// more\n'.repeat(150)}export const a = 1;\n`, 'eslint(max-lines)'],
  ['ui/cards/L/L.css.ts', `${'// more\n'.repeat(140)}export const a = 1;\n`, 'eslint(max-lines)'],
  [
    'ui/cards/L/L.stories.tsx',
    `${'// more\n'.repeat(200)}export const a = 1;\n`,
    'eslint(max-lines)',
  ],
];

/** What stands beside those, and is right. */
const sound: [path: string, text: string][] = [
  ['ui/foundations/sound.css.ts', load('@vanilla-extract/css')],
  ['ui/primitives/Sound/Sound.tsx', load('../../layout/index.ts')],
  ['ui/cards/Sound/Sound.tsx', load('../../primitives/index.ts')],
  ['ui/cards/Sound/Sound.css.ts', load('../../foundations/style.ts')],
  ['ui/sections/Sound/Sound.tsx', load('../../skeletons/index.ts')],
  ['ui/frame/Sound/Sound.tsx', load('../Sound2/index.ts')],
  [
    'ui/cards/Sound/Sound.stories.tsx',
    load('#ui') + load('../../../.storybook/fixtures/edges.ts').replaceAll(/\b[ab]\b/g, '$&2'),
  ],
  ['.storybook/fixtures/sound.ts', load('#mock-api/fixtures/index.ts')],
  ['site/pages/SoundPage.tsx', load('#ui/pictures')],
  [
    'site/pages/SoundPage.stories.tsx',
    load('#mock-api/fixtures/edges.ts') +
      load('../../.storybook/pages/page.tsx').replaceAll(/\b[ab]\b/g, '$&2'),
  ],
  ['.storybook/pages/sound.tsx', load('#.storybook/docs')],
  ['site/api/dates.ts', load('date-fns')],
  ['site/build/sound.ts', load('../../mock-api/index.ts')],
  ['site/e2e/sound.ts', load('../../ui/foundations/contrast.ts')],
  ['site/hosting/sound.ts', run('console.log(1);')],
  ['site/app/sound.ts', run('void Promise.resolve(1);')],
  ['sound.config.ts', 'export default 1;\n'],
];

let broken = new Map<string, string[]>();
beforeAll(() => {
  broken = lint([...faults, ...sound].map(([path, text]) => ({ path, text })));
}, 30_000);

describe('the linter refuses', () => {
  it.each(faults)('%s: %j by %s', (path, _text, rule) => expect(broken.get(path)).toContain(rule));
});

it('every planted file has a place of its own', () => {
  expect(new Set(faults.map(([path]) => path)).size).toBe(faults.length);
});

describe('the linter accepts', () => {
  it.each(sound)('%s: %j', (path) => expect(broken.get(path)).toEqual([]));
});

it('the doors of ui are these', () => {
  const { imports: doors } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  expect(Object.keys(doors).filter((door) => door.startsWith('#ui'))).toEqual([
    '#ui',
    '#ui/pictures',
    '#ui/figures',
    '#ui/share-card',
    '#ui/global',
    '#ui/toaster',
  ]);
});
