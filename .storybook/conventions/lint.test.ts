/** The gate test of the linter: each rule reports its invalid fixtures and passes valid code. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf, withExport } from '../new/files.ts';
import { invalid } from './invalidFiles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compilerOptions = { strict: true, jsx: 'react-jsx', target: 'ES2024', module: 'ESNext' };

interface Finding {
  filename: string;
  code: string;
  message: string;
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

const repeated = (count: number) => '// A line.\n'.repeat(count);

/** Files that the rule `max-lines` reports, at any line. */
const tooLong = {
  'ui/cards/long.tsx': repeated(151),
  'ui/cards/long.css.ts': repeated(141),
  'ui/cards/long.stories.tsx': repeated(201),
};

/** The code of components with missing stories or args. */
const components = {
  'ui/layout/Goal/Goal.tsx':
    'export interface GoalProps {\n  /** The picture. */\n  picture: string;\n  /** The text alternative of the picture. */\n  pictureAlt: string;\n}',
  'ui/layout/Rink/Rink.tsx':
    "export type RinkState = { status: 'loading' } | { status: 'loaded' };",
  'ui/layout/Ice/Ice.css.ts': "style({ '@media': { [forcedColors]: { width: '100%' } } });",
};

const lamp = (name: string, state: string) => `export interface ${name}Props {
  /** The state of the lamp. */
  state?: ${state};
  /** The lamp also has a sound. */
  isLoud?: boolean;
  /** A motor turns the lamp. */
  hasMotor?: boolean;
}
export const ${name} = ({ state = 'waiting' }: ${name}Props) => state;`;

/** Two components whose props are states, of which the second has a story for each. */
const lamps = {
  'ui/layout/Lamp/Lamp.tsx': lamp('Lamp', 'LampState'),
  // The controls of a prop show no state.
  'ui/layout/Lamp/Lamp.stories.tsx': [
    'export const Default = meta.story({ args: { hasMotor: false } });',
    "export const Lit = meta.story({ args: { state: 'lit' }, argTypes: { isLoud: choice(a) } });",
  ].join('\n'),
  'ui/layout/Lamp/values.ts': "export type LampState =\n  | 'waiting'\n  | 'lit'\n  | 'failed';",
  'ui/layout/Siren/Siren.tsx': lamp('Siren', "'waiting' | 'lit' | 'failed'"),
  'ui/layout/Siren/Siren.stories.tsx': [
    "export const Lit = meta.story({ args: { state: 'lit' } });",
    "export const Loud = meta.story({ args: { isLoud: true, state: 'failed' as const } });",
    'export const Motor = meta.story({ render: () => <Siren hasMotor /> });',
  ].join('\n'),
};

/** Files that leave out an export, and the stories that their component needs. */
const incompleteExports = {
  'ui/index.ts': "export * from './cards/index.ts';",
  'ui/layout/Puck/index.ts': "export * from './values.ts';",
  'ui/layout/Puck/Puck.stories.tsx': 'export const Default = 1;',
};

const goalCard = filesOf({ group: 'cards', name: 'GoalCard' });

/** Files with no finding of the project's own rules. */
const valid = {
  // As `npm run new cards/GoalCard` writes it, with an author's words.
  ...Object.fromEntries(
    Object.entries(goalCard).map(([path, text]) => [path, text.replaceAll('TODO', 'The words')]),
  ),
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
    'interface Inner { a: 1 }\nexport interface AProps {\n  /** The text alternative of the picture. */\n  a: { b: Inner };\n  /**\n   * The words.\n   *\n   * @default the value of a\n   */\n  c?: string }\nexport const A = ({ a, c = "a" }: AProps) => <p>{c ?? a}</p>;',
  'site/pages/valid.stories.tsx':
    'export const Loaded = preview.meta({ title: "Pages/A", storeHref: "https://example.com" });',
  'site/stories/plays.tsx': [
    'meta.story({ play: async ({ canvas }) => { await expect(canvas.getByText("A")).toBeVisible(); } });',
    'meta.story({ play: ({ canvas }) => expectShown(canvas) });',
    'meta.story({ play: ({ canvas }) => ["A"].forEach((text) => { canvas.expectText(text); }) });',
    'meta.story({ play: () => waitFor(expectShown) });',
    'meta.story({ play: showsText("A") });',
  ].join('\n'),
};

let findings: Finding[];
beforeAll(() => {
  const fixtures = invalid.map(([, path, ...lines]) => [path, lines.join('\n')]);
  findings = lint({
    ...Object.fromEntries(fixtures),
    ...tooLong,
    ...components,
    ...incompleteExports,
    ...lamps,
    ...valid,
  });
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

  it('names the story of each state that no story shows, and its file', () => {
    const file = 'ui/layout/Lamp/Lamp.stories.tsx';
    const rule = 'conventions(required-stories)';
    const found = findings.filter(({ filename, code }) => filename === file && code === rule);
    const messages = found.map(({ message }) => message).toSorted();
    expect(messages).toEqual([
      `Add the story Failed to ${file}: no story sets state to failed.`,
      `Add the story Loud to ${file}: no story sets isLoud to true.`,
      `Add the story WithMotor to ${file}: no story sets hasMotor to true.`,
    ]);
    expect(linesOf('ui/layout/Siren/Siren.stories.tsx', rule).size).toBe(0);
  });

  it.each(Object.keys(valid))('reports nothing in %s', (path) => {
    const own = findings.filter(
      ({ filename, code }) => filename === path && code.startsWith('conventions'),
    );
    expect(own).toEqual([]);
  });
});
