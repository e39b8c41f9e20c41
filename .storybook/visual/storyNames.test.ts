import { describe, expect, it } from 'vitest';
import { hasTests, storyNames, unknownNames } from './storyNames.ts';

describe('unknownNames', () => {
  const names = ['Cards/FanCard/Default', 'Cards/FanCard/Long Text', 'Cards/PostCard/Default'];

  it('accepts a group, a component, and a story', () =>
    expect(unknownNames(['Cards', 'Cards/FanCard', 'Cards/FanCard/Long Text'], names)).toEqual([]));

  it('names the nearest components for a name that is wrong', () =>
    expect(unknownNames(['Cards/FunCard'], names)).toEqual([
      'No component or story is named Cards/FunCard. Near names: Cards/FanCard, Cards/PostCard.',
    ]));

  it('names the nearest stories for a wrong story', () =>
    expect(unknownNames(['Cards/FanCard/LongText'], names)).toEqual([
      'No component or story is named Cards/FanCard/LongText. Near names: Cards/FanCard/Long Text, Cards/FanCard/Default, Cards/PostCard/Default.',
    ]));
});

describe('hasTests', () => {
  it.each([
    [/Cards\/FanCard/i, true],
    [/^ stories.*default w360$/i, true],
    [/baselines/i, true],
    [/Cards\/FunCard/i, false],
  ])('with %s, returns %s', (pattern, hasAny) =>
    expect(hasTests(pattern, ['Cards/FanCard/Default'])).toBe(hasAny),
  );
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
