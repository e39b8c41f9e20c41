/** Checks what docs pages, the component manifest, and the MCP server say about every component. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isOnDocsPage } from '../docsStories.ts';
import { compile } from './compile.ts';
import { figureOf } from './literals.ts';
import { codeOfFile, experimental_storyDocsProvider } from './preset.ts';
import { readDocs, type Component, type Docs } from './readDocs.ts';
import { storyCode } from './storyCode.ts';
import { readSourceFile } from './sourceFile.ts';

/** The longest code of a story, in characters. The longest today has 6,106. */
const longestCode = 8000;

/** Returns a sentence for each prop without a description, a readable type, a default, or a useful control. */
const faultsOf = ({ id, error, props }: Component): string[] => [
  // Storybook appends the whole stories file.
  ...(error ? [`${id}: ${error.replace(/\n.*/s, '')}`] : []),
  ...props.flatMap(({ name, type, description, required, defaultValue, isChoice, button }) => [
    ...(description ? [] : [`${id}: ${name} has no description`]),
    ...(/^(?:union|enum|other|any|unknown|object|signature)$/.test(type) ||
    type.includes('Set object')
      ? [`${id}: ${name} has the type ${type}`]
      : []),
    // TypeScript writes `{ ...; }` and `... 3 more ...`, and rest parameters as `...names`.
    ...(/\.\.\.(?!\w)/.test(type)
      ? [`${id}: ${name} shows its type cut off: name the parts of ${type}`]
      : []),
    ...(isChoice && !required && defaultValue === undefined
      ? [`${id}: ${name} has no default: set it in the component, or describe it with @default`]
      : []),
    ...(defaultValue?.startsWith('"') ? [`${id}: ${name} shows its default in quotes twice`] : []),
    ...(button ? [`${id}: ${name} shows the button '${button}', which makes no ${type}`] : []),
  ]),
];

/** Returns a sentence for each story without code: its file names no component. */
const withoutCode = (stories: Docs['stories'], codes: ReadonlyMap<string, string>): string[] =>
  stories
    .filter(({ id }) => !codes.has(id))
    .map(
      ({ id, path }) =>
        `${path}: the story ${id} has no code for apps. Name the component in preview.meta({ title, component }).`,
    );

describe('docs pages', () => {
  let docs: Docs;
  beforeAll(() => {
    docs = readDocs();
  }, 180_000);

  it('describe every prop with a readable type, its default, and no control that nobody can use', () => {
    expect(docs.components.length).toBeGreaterThan(60);
    const fileOf = ({ id }: Component) =>
      docs.stories.find((story) => story.id.startsWith(`${id}--`))?.path;
    const faults = docs.components.flatMap((component) =>
      faultsOf(component).map((fault) => `${fileOf(component)}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('have code for every story of ui that compiles in an app with the package', async () => {
    const stories = docs.stories.filter(({ path }) => path.startsWith('ui/'));
    const files = new Map(stories.map(({ title, path }) => [path, title]));
    const codes = await Promise.all([...files].map(([path, title]) => codeOfFile(title, path)));
    const byId = new Map(codes.flatMap((one) => [...one]));
    expect(withoutCode(stories, byId)).toEqual([]);
    const shown = new Map(stories.map(({ id }) => [id, byId.get(id) ?? '']));
    expect(shown.size).toBeGreaterThan(400);
    const long = [...shown].filter(([, code]) => code.length > longestCode).map(([id]) => id);
    expect(
      long,
      `Their code exceeds ${longestCode} characters, because it contains the posts of the mock API: add the function of the fixture to 'readers' of .storybook/code/literals.ts, so that its result is shown.`,
    ).toEqual([]);
    const paths = new Map(stories.map(({ id, path }) => [id, path]));
    expect(compile(shown, (id) => paths.get(id))).toEqual([]);
  }, 60_000);
});

describe('faultsOf', () => {
  const prop = { name: 'tone', type: 'Tone', description: 'The color.', isChoice: true };

  it('reports a component in error, and props that say too little', () => {
    const props = [
      { ...prop, required: false },
      { ...prop, required: true, type: 'union', description: '' },
      { ...prop, required: false, defaultValue: `"'blue'"` },
      { ...prop, required: true, type: '{ ...; } & object' },
      { ...prop, required: true, type: 'ReactNode', button: 'Set object' },
      { ...prop, required: true, type: '(...names: string[]) => void' },
    ];
    expect(faultsOf({ id: 'a', error: 'No component found\n\nA.stories.tsx:', props })).toEqual([
      'a: No component found',
      'a: tone has no default: set it in the component, or describe it with @default',
      'a: tone has no description',
      'a: tone has the type union',
      'a: tone shows its default in quotes twice',
      'a: tone shows its type cut off: name the parts of { ...; } & object',
      "a: tone shows the button 'Set object', which makes no ReactNode",
    ]);
  });
});

describe('withoutCode', () => {
  it('reports a story whose file names no component', () => {
    const story = { id: 'a--b', title: 'A', path: 'A.stories.tsx' };
    expect(withoutCode([story], new Map())).toEqual([
      'A.stories.tsx: the story a--b has no code for apps. Name the component in preview.meta({ title, component }).',
    ]);
  });
});

describe('figureOf', () => {
  it.each([
    ['a function', 'figure(puckSvg)', 'width: 480, height: 320'],
    ['another function', 'layer(puckSvg)', 'width: 480, height: 608'],
    ['a size', '{ src: puckSvg, ...threadSheet }', 'width: 48, height: 1408'],
  ])('reads the size of a drawing made with %s', (_which, source, size) =>
    expect(figureOf('hockeyPuck', source)).toBe(`{ src: "/hockey-puck.svg", ${size} }`),
  );

  it.each(['poster(puckSvg)', '{ src: puckSvg, width: 1, height: 1 }'])(
    'refuses %s, which names no size',
    (source) => expect(() => figureOf('puck', source)).toThrow("the size of 'puck' is unknown"),
  );
});

describe('storyCode', () => {
  const fixtures = `export const fans = [{ name: 'Kim' }];`;
  const code = (text: string, name: string) =>
    storyCode(readSourceFile('ui/cards/Fan/Fan.stories.tsx', text), name, (path) =>
      readSourceFile(path, fixtures),
    );
  const meta = `import { fn } from 'storybook/test';
    import { Fan } from './Fan.tsx';
    import { fans } from '../../../.storybook/fixtures/fans.ts';
    const loud = fans.map(({ name }) => name);
    const meta = preview.meta({ component: Fan, args: { ...fans[0], isLoud: false, onCheer: fn() } });`;

  it('writes the arguments of the component and of the story, with what they read', () => {
    const story = 'export const Loud = meta.story({ args: { isLoud: true, names: loud } });';
    expect(code(meta + story, 'Loud')).toBe(
      `import { Fan } from '@crossbar-hockey/ui';

const fans = [{ name: 'Kim' }];

const loud = fans.map(({ name }) => name);

export const Example = () => <Fan {...fans[0]} onCheer={() => {}} isLoud names={loud} />;`,
    );
  });

  it('takes what an extended story renders', () => {
    const stories =
      'export const Two = meta.story({ render: () => <Fan /> }); export const Far = Two.extend({});';
    expect(code(meta + stories, 'Far')).toBe(
      "import { Fan } from '@crossbar-hockey/ui';\n\nexport const Example = () => <Fan />;",
    );
  });
});

describe('the provider of code', () => {
  it('replaces the code of each story, with its imports once', async () => {
    const id = 'primitives-badge--default';
    const provide = experimental_storyDocsProvider(() =>
      Promise.resolve({
        name: 'Badge',
        import: "import { Badge } from 'crossbar-hockey';",
        stories: {
          [id]: { id, snippet: 'const Default = () => <Badge />;', warning: 'incomplete' },
        },
      }),
    );
    const importPath = './ui/primitives/Badge/Badge.stories.tsx';
    const payload = await provide({ entry: { title: 'Primitives/Badge', importPath } });
    expect(payload).toEqual({
      name: 'Badge',
      stories: {
        [id]: {
          id,
          snippet:
            "import { Badge } from '@crossbar-hockey/ui';\n\nexport const Example = () => <Badge>Hockey Tips</Badge>;",
        },
      },
    });
  });
});

describe('compile', () => {
  it('reports code that does not compile', () => {
    const missing = "import { Nothing } from '@crossbar-hockey/ui';\nNothing();";
    const ours = "import { products } from '#.storybook/fixtures/products.ts';\nproducts.at(0);";
    const errors = compile(new Map(Object.entries({ missing, ours })), () => 'A.stories.tsx');
    expect(errors).toEqual([
      expect.stringMatching(/^A.stories.tsx: the code of the story missing .*member 'Nothing'/),
      expect.stringContaining("Cannot find module '#.storybook/fixtures/products.ts'"),
    ]);
  }, 60_000);
});

describe('isOnDocsPage', () => {
  it('hides a story whose tag in the index is gone', () => {
    const entries = { shown: { tags: ['autodocs'] }, hidden: { tags: ['dev'] } };
    vi.stubGlobal('__STORYBOOK_PREVIEW__', { storyStoreValue: { storyIndex: { entries } } });
    expect(['shown', 'hidden'].map((id) => isOnDocsPage({ id }))).toEqual([true, false]);
    vi.unstubAllGlobals();
  });
});
