import { describe, expect, it } from 'vitest';
import { placesIn, titleOf } from './folders.ts';
import { pathsIn, sourcesIn } from './sources.ts';
import { storyNames, storyTitle, unsteadiness } from './stories.ts';

const files = sourcesIn('ui', /\.stories\.tsx$/);
const titles = new Map(
  placesIn(pathsIn('ui')).map((place) => [
    `${place.folder}/${place.name}.stories.tsx`,
    titleOf(place),
  ]),
);

/** What shows remote data shows all that can become of it. */
const quartet = ['Loaded', 'Loading', 'Empty', 'LoadFailed'];
const dataBearing = [
  ['BlogTeaser', quartet],
  ['BlogIndex', quartet],
  ['BlogCategory', quartet],
  // One thing, not a list of them: there or not there.
  ['BlogPost', ['Loaded', 'Loading', 'NotFound', 'LoadFailed']],
] as const;

describe.each(files)('$path', (file) => {
  it('is told by preview.meta() where it belongs', () => {
    expect(storyTitle(file)).toBe(titles.get(file.path));
  });

  it('begins with Default', () => expect(storyNames(file)[0]).toBe('Default'));

  it('holds still', () => expect(unsteadiness(file)).toEqual([]));
});

it.each(dataBearing)('%s shows every state of its data', (name, states) => {
  const file = files.find(({ path }) => path.endsWith(`/${name}.stories.tsx`));
  expect(file && storyNames(file)).toEqual(expect.arrayContaining([...states]));
});

it('what stories are made of holds still, too', () => {
  const material = sourcesIn('ui/stories', /\.tsx?$/);
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
