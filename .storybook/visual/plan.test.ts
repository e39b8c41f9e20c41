import { describe, expect, it } from 'vitest';
import { onlyAt, forcedColors, inModes, large, printed, seenAt, small } from '#.storybook/modes';
import { chooseStories, describeMode, shotsOf, type ChromaticParameters } from './plan.ts';

const story = (title: string, name: string, chromatic?: ChromaticParameters) => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[/ ]/g, '-'),
  title,
  name,
  chromatic,
});

/** As Storybook merges what is said of a component and of its story. */
const merged = (...all: { chromatic: ChromaticParameters }[]): ChromaticParameters => ({
  ...Object.assign({}, ...all.map(({ chromatic }) => chromatic)),
  modes: Object.assign({}, ...all.map(({ chromatic }) => chromatic.modes)),
});

const taken = (chromatic?: ChromaticParameters) =>
  shotsOf(story('Sections/Hero', 'Default', chromatic));

describe('the pictures of a story', () => {
  it('are as many as its component has modes', () => {
    expect(taken(inModes(small).chromatic)).toMatchObject([
      { mode: 'w360', width: 360, height: 720, file: 'sections-hero--default.w360' },
    ]);
    expect(taken(inModes(large).chromatic).map(({ width }) => width)).toEqual([360, 768, 1440]);
  });

  it('are one when it is made for one window', () => {
    const chromatic = merged(inModes(large), onlyAt('w320').parameters);
    expect(taken(chromatic)).toMatchObject([{ mode: 'w320', width: 320 }]);
  });

  it('are none when another story has them', () => {
    expect(taken(merged(inModes(large), seenAt('w768').parameters))).toEqual([]);
  });

  it('are taken as the reader has it', () => {
    const [forced] = taken(merged(inModes(small), forcedColors.parameters));
    const [paper] = taken(merged(inModes(small), printed.parameters));
    expect(forced && describeMode(forced)).toBe('360 px, forced colours');
    expect(paper && describeMode(paper)).toBe('360 px, on paper');
  });

  it('must have been asked for', () => {
    expect(() => taken()).toThrow('Sections/Hero does not say where its pictures are taken');
  });
});

describe('the stories that are chosen', () => {
  const all = [
    story('Primitives/Button', 'Default'),
    story('Primitives/Button', 'On Night'),
    story('Primitives/ButtonLink', 'Default'),
    story('Sections/Hero', 'Default'),
  ];
  const chosen = (...patterns: string[]) => chooseStories(all, patterns).map(({ id }) => id);

  it('are all of them unless some are named', () => {
    expect(chosen()).toHaveLength(4);
  });

  it.each([
    ['primitives', 3],
    ['primitives/button', 2],
    ['Primitives/Button/On Night', 1],
    ['sections/hero/', 1],
  ])('by %s are %i', (pattern, count) => {
    expect(chosen(pattern)).toHaveLength(count);
  });

  it('must exist', () => {
    expect(() => chosen('sections/hero', 'sections/heroes')).toThrow(
      "No story is called 'sections/heroes'",
    );
  });
});
