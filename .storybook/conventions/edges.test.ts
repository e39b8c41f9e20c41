import { describe, expect, it } from 'vitest';
import { edgesOf, hasNarrow } from './edges.ts';
import { placesIn } from './folders.ts';
import { codeOf } from './looks.ts';
import { pathsIn, sourceAt, sourcesIn } from './sources.ts';
import { storyNames } from './stories.ts';

const itsParts = 'its words and pictures are those of its parts, which show it';
const always = 'its picture is not left out: the type asks for one';

/** Edges that a component does not show, and why. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TextSection: { NoImage: always },
  Hero: { NoImage: always },
  NotFound: { LongText: itsParts, UnbrokenWord: itsParts },
  Panel: { LongText: 'the panels that are made of it show it' },
  ProductCard: { NoImage: always },
  ProductGallery: { UnbrokenWord: 'its only words describe the pictures and are not drawn' },
  ProductShowcase: { LongText: itsParts, UnbrokenWord: itsParts },
  Reasons: { LongText: itsParts, UnbrokenWord: itsParts },
  Testimonials: { UnbrokenWord: itsParts },
};

const places = placesIn(pathsIn('ui')).filter(({ group }) =>
  ['cards', 'forms', 'panels', 'sections'].includes(group),
);

describe.each(places)('$folder', (place) => {
  const stories = sourceAt(`${place.folder}/${place.name}.stories.tsx`);
  const names = storyNames(stories);

  it('shows its content at its worst, or there is a reason', () => {
    const missing = edgesOf(codeOf(place)).filter((edge) => !names.includes(edge));
    expect(missing).toEqual(Object.keys(exceptions[place.name] ?? {}));
  });

  it('stands in 320 px', () => expect(hasNarrow(stories.text)).toBe(true));
});

it('no story is excused from accessibility', () => {
  const stories = [
    ...sourcesIn('ui', /\.stories\.tsx$/),
    ...sourcesIn('.storybook/fixtures', /\.tsx?$/),
  ];
  expect(stories.filter(({ text }) => /\ba11y\b/.test(text)).map(({ path }) => path)).toEqual([]);
  expect(sourceAt('.storybook/preview.tsx').text).toContain("a11y: { test: 'error' }");
});

describe('planted code', () => {
  it.each([
    ['interface Props { title: string }', ['LongText', 'UnbrokenWord']],
    ['interface Props { children: ReactNode }', ['LongText', 'UnbrokenWord']],
    ['<Picture {...picture} />', ['NoImage', 'BrokenImage']],
    ['interface Props { count: number }', []],
  ])('%s', (code, edges) => expect(edgesOf(code)).toEqual(edges));

  it('is not narrow by its name', () => {
    expect(hasNarrow('export const Narrow = meta.story({});')).toBe(false);
    expect(hasNarrow("export const Narrow = meta.story({ ...onlyAt('w320') });")).toBe(true);
  });
});
