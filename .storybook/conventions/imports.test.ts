/** The gate test of dependency-cruiser: each rule reports its invalid fixtures. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const configs = [
  '.dependency-cruiser.mjs',
  'chromatic.config.json',
  'package.json',
  'tsconfig.json',
];
const folders = ['ui', 'site', 'mock-api', '.storybook'];

/** Cruises files in a temporary folder. Returns lines of the form `rule: from → to`. */
const cruise = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    for (const file of configs) {
      copyFileSync(join(root, file), join(folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [bin, '--config', '.dependency-cruiser.mjs', ...folders],
      { cwd: folder, encoding: 'utf8' },
    );
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const oneWay = (folder: string) => `${folder} imports only what is above it`;
const entryPoints = 'the site enters ui by its entry points';
const dates = 'site/api/dates.ts formats the dates of the site';

/** Rule, file, and the import that the rule reports. */
const invalid: [rule: string, path: string, text: string][] = [
  [oneWay('ui/foundations'), 'ui/foundations/value.ts', "import { a } from '../layout/a.ts';"],
  [oneWay('ui/foundations'), 'ui/foundations/type.ts', "import type { A } from '../layout/a.ts';"],
  [
    oneWay('ui/foundations'),
    'ui/foundations/inline.ts',
    "import { type A } from '../layout/a.ts';",
  ],
  [oneWay('ui/foundations'), 'ui/foundations/in-type.ts', "type A = import('../layout/a.ts').A;"],
  [oneWay('ui/foundations'), 'ui/foundations/again.ts', "export * from '../layout/a.ts';"],
  [oneWay('ui/foundations'), 'ui/foundations/lazy.tsx', "void import('../layout/a.ts');"],
  [oneWay('ui/cards'), 'ui/cards/A.tsx', "import { a } from '#ui';"],
  [oneWay('ui/cards'), 'ui/cards/B.tsx', "import { a } from '../panels/a.ts';"],
  [oneWay('site/pages'), 'site/pages/A.tsx', "import { a } from '#.storybook/docs';"],
  [
    'the shipped site does not know that its API is a mock',
    'site/app/a.ts',
    "import '#mock-api/a.ts';",
  ],
  ['the mock API can be deleted without a trace', 'mock-api/b.ts', "import '../site/app/b.ts';"],
  [
    'ui has no router, no fetching, no schemas and no date library',
    'ui/cards/C.tsx',
    "import 'react-router-dom';",
  ],
  [
    'component stories know no site and no router',
    'ui/cards/A.stories.tsx',
    "import '../../site/app/b.ts';",
  ],
  [
    'inside ui, import a component from its folder',
    'ui/cards/D.tsx',
    "import '../layout/index.ts';",
  ],
  [
    'styles use the wrappers in ui/foundations',
    'ui/cards/A.css.ts',
    "import '@vanilla-extract/css';",
  ],
  ['the site has no styles of its own', 'site/app/c.ts', "import './d.css.ts';"],
  [entryPoints, 'site/app/e.ts', "import '../../ui/layout/a.ts';"],
  [
    'build, server and journeys use foundations and the share card only',
    'site/build/a.ts',
    "import '#ui';",
  ],
  [dates, 'site/app/f.ts', "import 'date-fns';"],
  [
    'only the build loads what pages tell search engines',
    'site/main.tsx',
    "void import('./app/g.ts');",
  ],
  [
    'styles are computed from files that chromatic.config.json lists as externals',
    'ui/cards/B.css.ts',
    "import '../layout/a.ts';",
  ],
];

const targets = {
  'ui/index.ts': '',
  'ui/layout/a.ts': '',
  'ui/layout/index.ts': '',
  'ui/panels/a.ts': '',
  'mock-api/a.ts': '',
  'site/app/b.ts': '',
  'site/app/d.css.ts': '',
  'site/app/g.ts': "import '../pages/APage.meta.ts';",
  'site/pages/APage.meta.ts': '',
  '.storybook/docs/index.ts': '',
};
const valid = {
  '.storybook/states/valid.ts': "import '#ui';",
  'ui/sections/valid.tsx': "import '../layout/a.ts'; import '../foundations/valid.ts';",
  'ui/foundations/valid.ts': "import '@vanilla-extract/css';",
  'site/api/dates.ts': "import 'date-fns';",
  'site/app/valid.ts': "import '#ui/pictures'; import '../api/dates.ts';",
  'ui/assets/pictures/index.ts': '',
};

let report = '';
beforeAll(() => {
  const fixtures = Object.fromEntries(invalid.map(([, path, text]) => [path, text]));
  report = cruise({ ...fixtures, ...targets, ...valid });
}, 30_000);

describe('dependency-cruiser', () => {
  it.each(invalid)('reports "%s" for %s', (rule, path) => {
    expect(report).toContain(`error ${rule}: ${path}`);
  });

  it.each(Object.keys(valid))('accepts %s', (path) => {
    expect(report).not.toContain(`: ${path} →`);
  });
});
