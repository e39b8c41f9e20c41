import { describe, expect, it } from 'vitest';
import { placesIn } from './folders.ts';
import { codeOf, looksOf } from './looks.ts';
import { pathsIn, sourceAt } from './sources.ts';
import { storyNames } from './stories.ts';

const places = placesIn(pathsIn('ui')).map((place) => ({
  ...place,
  looks: looksOf(codeOf(place)),
}));
const looking = places.filter(({ looks }) => looks.length > 0);

it('components that answer to something are found', () => {
  expect(looking.length).toBeGreaterThan(30);
});

it.each(looking)('$folder shows what it answers to', ({ folder, name, looks }) => {
  const stories = storyNames(sourceAt(`${folder}/${name}.stories.tsx`));
  expect(stories).toEqual(expect.arrayContaining(looks));
});

it.each(looking)('$folder shows it to the eye alone', ({ folder, name, looks }) => {
  const { text } = sourceAt(`${folder}/${name}.stories.tsx`);
  const again =
    text.match(/\.extend\(\{\s*\.\.\.(?:hovered|focused|forcedColors|printed),[^}]*\}/g) ?? [];
  expect(again.length).toBeGreaterThanOrEqual(looks.length - 1);
  expect(again.filter((story) => !story.includes("'!test'"))).toEqual([]);
});

describe('planted code', () => {
  it.each([
    ['<button type="button" />', ['Hovered', 'Focused']],
    ['<Link\n  href="/" />', ['Hovered', 'Focused']],
    ["'@media': { [forcedColors]: { color: 'Mark' } }", ['ForcedColors']],
    ["'@media': { print: { display: 'none' } }", ['Printed']],
    ['printStyle({ color: vars.on.text })', ['Printed']],
    ['<article />', []],
  ])('%s', (code, stories) => expect(looksOf(code)).toEqual(stories));
});
