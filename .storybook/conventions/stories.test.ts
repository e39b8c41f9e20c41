import { describe, expect, it } from 'vitest';
import { notFoundRoute, routes } from '../../site/routes.ts';
import { placesIn, titleOf } from './folders.ts';
import { pathsIn, sourcesIn } from './sources.ts';
import { storyNames, storyTitle, unsteadiness } from './stories.ts';

const files = ['ui', 'site'].flatMap((folder) => sourcesIn(folder, /\.stories\.tsx$/));
const components = placesIn(pathsIn('ui')).map((place) => {
  const path = `${place.folder}/${place.name}.stories.tsx`;
  return [path, { title: titleOf(place), first: 'Default' }] as const;
});
const pages = [...routes, notFoundRoute].map(({ page, name }) => {
  return [`site/pages/${page}.stories.tsx`, { title: `Pages/${name}`, first: 'Loaded' }] as const;
});
const sheets = [
  [
    '.storybook/states/ComponentSheets.stories.tsx',
    { title: 'States/Components', first: 'BlogTeaser' },
  ],
] as const;
/** By the path of the file. */
const expected = new Map<string, { title: string; first: string }>([
  ...components,
  ...pages,
  ...sheets,
]);

/** What shows remote data shows all that can become of it. */
const quartet = ['Loaded', 'Loading', 'Empty', 'LoadFailed'];
/** One thing, not a list of them: there or not there. */
const ofOne = ['Loaded', 'Loading', 'NotFound', 'LoadFailed'];
const dataBearing = [
  ['BlogTeaser', quartet],
  ['BlogIndex', quartet],
  ['BlogCategory', quartet],
  ['BlogPost', ofOne],
  ['HomePage', quartet],
  ['BlogPage', quartet],
  ['BlogCategoryPage', quartet],
  ['BlogPostPage', ofOne],
] as const;

describe.each(files)('$path', (file) => {
  it('is told by preview.meta() where it belongs', () => {
    expect(storyTitle(file)).toBe(expected.get(file.path)?.title);
  });

  it('begins with what is seen most', () => {
    expect(storyNames(file)[0]).toBe(expected.get(file.path)?.first);
  });

  it('holds still', () => expect(unsteadiness(file)).toEqual([]));
});

it.each(dataBearing)('%s shows every state of its data', (name, states) => {
  const file = files.find(({ path }) => path.endsWith(`/${name}.stories.tsx`));
  expect(file && storyNames(file)).toEqual(expect.arrayContaining([...states]));
});

it('what stories are made of holds still, too', () => {
  const material = ['.storybook/fixtures', '.storybook/pages'].flatMap((folder) =>
    sourcesIn(folder, /(?<!\.test)\.tsx?$/),
  );
  expect(material.length).toBeGreaterThan(0);
  expect(material.flatMap(unsteadiness)).toEqual([]);
});

describe('planted stories', () => {
  const planted = (text: string) => ({ path: 'A.stories.tsx', text });

  it('are told by their title', () => {
    const title = (text: string) => storyTitle(planted(text));
    expect(title("const meta = preview.meta({ title: 'Cards/Fan' })")).toBe('Cards/Fan');
    expect(title("const meta = preview.meta({ args: { title: 'Cards/Fan' } })")).toBeUndefined();
    expect(title("export default { title: 'Cards/Fan' } satisfies Meta")).toBeUndefined();
  });

  it('are told in their order', () => {
    const text = 'export const Long = meta.story();\nexport const Default = meta.story();';
    expect(storyNames(planted(text))).toEqual(['Long', 'Default']);
  });

  it.each([
    ['await new Promise((done) => setTimeout(done, 500))', 'waits for a fixed time'],
    ['await sleep(500)', 'waits for a fixed time'],
    ['await userEvent.type(field, "a", { delay: 500 })', 'waits for a fixed time'],
    ['const a = { cover: "https://picsum.photos/200" }', 'is elsewhere'],
    ['const a = <img src="//cdn.example.com/a.png" />', 'is elsewhere'],
    ['const a = `https://cdn.example.com/${name}.png`', 'is elsewhere'],
  ])('are unsteady: %s', (text, fault) => {
    expect(unsteadiness(planted(text))).toEqual([expect.stringContaining(fault)]);
  });

  it('may lead elsewhere', () => {
    const text = 'const a = { href: "https://example.com" }; const b = <A href="https://a.com" />';
    expect(unsteadiness(planted(text))).toEqual([]);
  });
});
