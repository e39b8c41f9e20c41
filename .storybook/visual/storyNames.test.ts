import { describe, expect, it } from 'vitest';
import {
  docsTests,
  docsTitles,
  nearest,
  storyNames,
  storyTests,
  unknownNames,
} from './storyNames.ts';

describe('unknownNames', () => {
  const names = ['Cards/FanCard/Default', 'Cards/FanCard/Long Text', 'Cards/PostCard/Default'];

  it('accepts a group, a component, and a story', () =>
    expect(unknownNames(['Cards', 'Cards/FanCard', 'Cards/FanCard/Long Text'], names)).toEqual([]));

  it('names the nearest components for a name that is wrong', () =>
    expect(unknownNames(['Cards/FunCard'], names)).toEqual([
      'No component or story is named Cards/FunCard. Near names: Cards/FanCard, Cards/PostCard.',
    ]));

  it('compares a name without a group with the names of components', () =>
    expect(unknownNames(['FunCard'], ['Forms/Form/Default', ...names])).toEqual([
      'No component or story is named FunCard. Near names: Cards/FanCard, Cards/PostCard, Forms/Form.',
    ]));

  it('names the nearest stories for a wrong story', () =>
    expect(unknownNames(['Cards/FanCard/LongText'], names)).toEqual([
      'No component or story is named Cards/FanCard/LongText. Near names: Cards/FanCard/Long Text, Cards/FanCard/Default, Cards/PostCard/Default.',
    ]));
});

describe('nearest', () => {
  it('leaves a slash at the end out of the comparison', () =>
    expect(
      nearest('FunCard/', [
        'Layout/Grid/Default',
        'Cards/FanCard/Default',
        'Cards/PostCard/Default',
      ]),
    ).toBe('Cards/FanCard, Cards/PostCard, Layout/Grid'));
});

describe('storyTests and docsTests', () => {
  const titles = [...storyTests(['Cards/FanCard/Default']), ...docsTests(['Cards/FanCard'])];

  it.each([
    [/Cards\/FanCard/i, true],
    [/^ stories.*default w360$/i, true],
    [/baselines/i, true],
    [/^ docs.*FanCard$/i, true],
    [/Cards\/FunCard/i, false],
  ])('return a title that matches %s: %s', (pattern, hasAny) =>
    expect(titles.some((title) => pattern.test(title))).toBe(hasAny),
  );
});

describe('docsTitles', () => {
  it('reads the titles of stories files and MDX files', () =>
    expect(docsTitles()).toEqual(
      expect.arrayContaining(['Primitives/Badge', 'Guide/Introduction', 'Foundations/Color']),
    ));
});

describe('storyNames', () => {
  it('reads the title and the exports of each file', () => {
    const names = storyNames();
    expect(names).toContain('Primitives/Badge/Default');
    // Its file has other titles above that of its meta.
    expect(names).toContain('Sections/InspectionSheet/Default');
    expect(names.filter((name) => name.startsWith('/'))).toEqual([]);
  });
});
