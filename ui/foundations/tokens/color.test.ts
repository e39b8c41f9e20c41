import { describe, expect, it } from 'vitest';
import { contrast, tooClose, type Pair } from '../contrast.ts';
import { surfaceNames, surfaces, toneNames, tones } from './color.ts';
import { palette } from './palette.ts';

/** WCAG 2 AA: words, and what must be seen without words. */
const words = 4.5;
const shapes = 3;

const onSurface = surfaceNames.flatMap((surface): Pair[] => {
  const on = surfaces[surface];
  return (['background', 'card'] as const).flatMap((ground) => {
    const pair = (what: keyof typeof on, least: number): Pair => ({
      what: `${surface}: ${what} on ${ground}`,
      front: on[what],
      back: on[ground],
      least,
    });
    return [
      ...(['text', 'muted', 'link', 'linkHover'] as const).map((what) => pair(what, words)),
      ...(['focus', 'star'] as const).map((what) => pair(what, shapes)),
    ];
  });
});

// An outline button is filled with the text's colour under a pointer, its words take the ground's.
const inverted = surfaceNames.map((surface): Pair => ({
  what: `${surface}: background as words on text`,
  front: surfaces[surface].background,
  back: surfaces[surface].text,
  least: words,
}));

const daylight = surfaceNames.filter((surface) => surface !== 'night');

const inTone = toneNames.flatMap((tone): Pair[] => {
  const { solid, solidHover, onSolid, text, soft } = tones[tone];
  const grounds = daylight.flatMap((surface) => [
    [`${surface} background`, surfaces[surface].background] as const,
    [`${surface} card`, surfaces[surface].card] as const,
  ]);
  return [
    { what: `${tone}: onSolid on solid`, front: onSolid, back: solid, least: words },
    { what: `${tone}: onSolid on solidHover`, front: onSolid, back: solidHover, least: words },
    { what: `${tone}: text on soft`, front: text, back: soft, least: words },
    ...grounds.flatMap(([where, back]): Pair[] => [
      { what: `${tone}: text on ${where}`, front: text, back, least: words },
      // A button is known by its fill, a ring by its line.
      { what: `${tone}: solid on ${where}`, front: solid, back, least: shapes },
    ]),
  ];
});

describe('colours that meet are far enough apart', () => {
  it.each([...onSurface, ...inverted, ...inTone])('$what', (pair) => {
    expect(tooClose([pair])).toEqual([]);
  });

  it('in every way they meet', () => {
    expect(onSurface).toHaveLength(4 * 2 * 6);
    expect(inTone).toHaveLength(3 * (3 + 3 * 2 * 2));
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %f', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('is too low for a pair that only looks right', () => {
    const planted = { what: 'planted', front: palette.ice300, back: palette.white, least: shapes };
    expect(tooClose([planted])).toEqual(['planted: #b4ccde on #ffffff is 1.66, not 3']);
  });

  it('asks for a colour it can compute', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('red is no colour of six digits.');
  });
});
