/** The gate test of the linter: each rule reports its invalid fixtures and passes valid code. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf, withExport } from '../new/files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compilerOptions = { strict: true, jsx: 'react-jsx', target: 'ES2024', module: 'ESNext' };

interface Finding {
  filename: string;
  code: string;
  labels: { span: { line: number } }[];
}

/** Lints files by the project's configuration in a temporary folder. */
const lint = (files: Record<string, string>): Finding[] => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    mkdirSync(join(folder, '.storybook'));
    symlinkSync(join(root, '.storybook/conventions'), join(folder, '.storybook/conventions'));
    const tsconfig = JSON.stringify({ compilerOptions });
    for (const [path, text] of Object.entries({ ...files, 'tsconfig.json': tsconfig })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [oxlint, '--format', 'json', 'ui', 'site'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
    return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Rule, file, and lines: each line must be reported. */
const invalid: [rule: string, path: string, ...lines: string[]][] = [
  [
    'eslint(no-restricted-globals)',
    'ui/cards/a.ts',
    'fetch("/api");',
    'new XMLHttpRequest();',
    'Date();',
  ],
  [
    'eslint(no-restricted-globals)',
    'site/api/a.ts',
    'Date.parse("0");',
    'export const a = new Date(0);',
  ],
  ['eslint(no-restricted-properties)', 'site/content/a.ts', 'Math.random();'],
  ['eslint(no-console)', 'site/app/a.ts', 'console.log(1);'],
  ['import(no-default-export)', 'site/app/b.ts', 'export default 1;'],
  ['eslint(func-style)', 'site/app/k.ts', 'export function a() {}'],
  ['vitest(consistent-test-it)', 'site/app/l.test.ts', 'test("a", () => {});'],
  ['vitest(valid-title)', 'site/app/m.test.ts', 'it("should work", () => {});'],
  ['vitest(prefer-lowercase-title)', 'site/app/n.test.ts', 'it("Works", () => {});'],
  ['typescript(no-explicit-any)', 'site/app/c.ts', 'export const a: any = 1;'],
  ['typescript(ban-ts-comment)', 'site/app/d.ts', '// @ts-ignore'],
  ['typescript(no-floating-promises)', 'site/app/e.ts', 'Promise.resolve(1);'],
  ['typescript(no-floating-promises)', 'site/app/e.test.ts', 'void Promise.resolve(1);'],
  ['typescript(no-misused-promises)', 'site/app/f.ts', '[1].forEach(async () => {});'],
  ['import(no-cycle)', 'site/app/g.ts', 'import "./h.ts";'],
  ['import(no-cycle)', 'site/app/h.ts', 'import "./g.ts";'],
  ['vitest(no-disabled-tests)', 'site/app/i.test.ts', 'it.skip("a", () => {});'],
  [
    'vitest(no-restricted-matchers)',
    'site/app/j.test.ts',
    'it("a", () => expect(1).toMatchSnapshot());',
  ],
  ['jsx-a11y(alt-text)', 'ui/cards/a.tsx', 'export const a = <img src="/a.png" />;'],
  [
    'react(no-danger)',
    'ui/cards/b.tsx',
    '<p dangerouslySetInnerHTML={a} />;',
    'createElement("p", { dangerouslySetInnerHTML: a });',
  ],
  ['react(forbid-dom-props)', 'ui/cards/c.tsx', '<p style={a} />;'],
  ['react(forbid-dom-props)', 'site/pages/a.tsx', '<p className="a" />;', '<p style={a} />;'],
  ['react(forbid-component-props)', 'site/pages/b.tsx', '<A className="a" />;'],
  [
    'eslint(no-restricted-imports)',
    'ui/cards/c.stories.tsx',
    'import type { Meta } from "@storybook/react-vite";',
  ],
  ['conventions(no-markup)', 'site/pages/AnyPage.tsx', '<A><div /></A>;'],
  [
    'conventions(closed-props)',
    'ui/layout/a.tsx',
    'export interface AProps { className?: string }',
    'export interface BProps extends HTMLAttributes<HTMLElement> { a: 1 }',
    'export type CProps = { a: 1 } & ComponentProps<"a">;',
    'export const A = ({ a, ...rest }: AProps) => <p {...rest}>{a}</p>;',
  ],
  [
    'conventions(documented-props)',
    'ui/layout/b.tsx',
    'export interface AProps { a: string }',
    'export interface BProps { /* A plain comment. */ a: string }',
    'export interface CProps { /** The first. */ a: string; b(): void }',
    'export type DProps = { a: string };',
  ],
  [
    'conventions(list-role)',
    'ui/cards/d.tsx',
    'export const a = <ul><li>A</li></ul>;',
    'export const b = <ol role="none"><li>A</li></ol>;',
  ],
  ['conventions(component-files)', 'ui/layout/Bare/Bare.tsx', 'export const Bare = 1;'],
  [
    'conventions(steady-stories)',
    'site/pages/b.stories.tsx',
    'meta.story(new Promise((done) => setTimeout(done, 500)));',
    'meta.story({ delay: 500 });',
    'meta.story({ a11y: { test: "off" } });',
    'meta.story({ cover: "https://picsum.photos/200" });',
    'meta.story(<img src="//cdn.example.com/a.png" alt="" />);',
    'meta.story(`https://cdn.example.com/${name}.png`);',
  ],
  [
    'conventions(story-title)',
    'ui/layout/A/A.stories.tsx',
    "export const Long = preview.meta({ args: { title: 'Layout/A' } });",
  ],
  [
    'conventions(story-title)',
    'ui/layout/B/B.stories.tsx',
    "export const Long = preview.meta({ title: 'Layout/B' });",
  ],
  [
    'conventions(required-stories)',
    'ui/cards/Fan/Fan.stories.tsx',
    "export const Default = preview.meta({ title: 'Cards/Fan' });",
  ],
  [
    'conventions(token-styles)',
    'ui/cards/a.css.ts',
    "style({ color: '#fff' });",
    "style({ background: 'rgb(0 0 0 / 0.5)' });",
    "style({ borderColor: 'navy' });",
    'style({ border: `${line} solid #abc` });',
    "style({ gap: '4px' });",
    'style({ width: 40 });',
    "style({ height: square('12px') });",
    "style({ gap: '1.25rem' });",
    "style({ fontSize: '2em' });",
    "style({ fontFamily: 'Arial' });",
    "style({ zIndex: '99' });",
    "style({ transitionDuration: '300ms' });",
    'style({ marginTop: vars.space.lg });',
    "style({ margin: '0 1vw' });",
    "style({ display: 'none !important' });",
    "style({ selectors: { '&:hover': {} } });",
    'style({ selectors: { [`${a}:hover &`]: {} } });',
    "style({ selectors: { '&[aria-current]': {} } });",
    "style({ selectors: { '[data-surface=night] &': {} } });",
    "style({ '@media': { '(min-width: 40em)': {} } });",
    "insideStyle(root, '> * + *', { margin: vars.space.lg });",
  ],
];

const repeated = (count: number) => '// A line.\n'.repeat(count);

/** Files that the rule `max-lines` reports, at any line. */
const tooLong = {
  'ui/cards/long.tsx': repeated(151),
  'ui/cards/long.css.ts': repeated(141),
  'ui/cards/long.stories.tsx': repeated(201),
};

/** Files with no finding of the project's own rules. */
const valid = {
  // What `npm run new cards/GoalCard` writes.
  ...filesOf({ group: 'cards', name: 'GoalCard' }),
  'ui/cards/index.ts': withExport("export * from './PostCard/index.ts';\n", 'GoalCard'),
  'ui/cards/valid.css.ts': [
    "style({ color: vars.on.text, background: 'transparent', fill: 'currentColor' });",
    "style({ width: '26rem', maxWidth: '60ch', inset: 0, opacity: 0.6, marginInline: 'auto' });",
    "style({ border: 0, font: 'inherit', lineHeight: vars.lineHeight.body });",
    "style({ '@media': hover({ selectors: { '&:hover': { color: vars.on.link } } }) });",
    "style({ selectors: { '&[data-current]::before': { content: '\"\"' } } });",
    'style({ border: `${vars.size.line} solid ${vars.tone.red.solid}` });',
    "insideStyle(root, '> * + *', { marginBlockStart: vars.space.lg });",
  ].join('\n'),
  'ui/layout/valid.tsx':
    'interface Inner { a: 1 }\nexport interface AProps {\n  /** What it shows. */\n  a: { b: Inner } }',
  'site/pages/valid.stories.tsx':
    'export const Loaded = preview.meta({ title: "Pages/A", storeHref: "https://example.com" });',
};

let findings: Finding[];
beforeAll(() => {
  const fixtures = invalid.map(([, path, ...lines]) => [path, lines.join('\n')]);
  findings = lint({ ...Object.fromEntries(fixtures), ...tooLong, ...valid });
}, 30_000);

const linesOf = (path: string, rule: string) => {
  const found = findings.filter(({ filename, code }) => filename === path && code === rule);
  return new Set(found.map(({ labels }) => labels[0]?.span.line));
};

describe('the linter', () => {
  it.each(invalid)('reports %s in %s', (rule, path, ...lines) => {
    const found = linesOf(path, rule);
    expect(lines.filter((_line, index) => !found.has(index + 1))).toEqual([]);
  });

  it.each(Object.keys(tooLong))('reports the length of %s', (path) => {
    expect(linesOf(path, 'eslint(max-lines)').size).toBe(1);
  });

  it.each(Object.keys(valid))('reports nothing in %s', (path) => {
    const own = findings.filter(
      ({ filename, code }) => filename === path && code.startsWith('conventions'),
    );
    expect(own).toEqual([]);
  });
});
