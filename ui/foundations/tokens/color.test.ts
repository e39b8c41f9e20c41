import { describe, expect, it } from 'vitest';
import {
  contrast,
  lowContrast,
  neededContrast,
  shapeContrast as shape,
  textContrast as text,
  type ColorPair,
} from '../contrast.ts';
import { surfaceNames, surfaces, toneNames, tones } from './color.ts';
import { palette } from './palette.ts';

const onSurface = surfaceNames.flatMap((surface): ColorPair[] => {
  const on = surfaces[surface];
  return (['background', 'card'] as const).flatMap((ground) =>
    (Object.keys(neededContrast) as (keyof typeof neededContrast)[]).flatMap((color) => {
      const minimum = neededContrast[color];
      const name = `${surface}: ${color} on ${ground}`;
      return minimum === 'decorative'
        ? []
        : [{ name, foreground: on[color], background: on[ground], minimum }];
    }),
  );
});

// A hovered outline button is filled with the text color, and its text gets the background color.
const inverted = surfaceNames.map((surface): ColorPair => ({
  name: `${surface}: background on text`,
  foreground: surfaces[surface].background,
  background: surfaces[surface].text,
  minimum: text,
}));

const daylight = surfaceNames.filter((surface) => surface !== 'night');

const inTone = toneNames.flatMap((tone): ColorPair[] => {
  const { solid, solidHover, onSolid, text: toneText, soft } = tones[tone];
  const grounds = daylight.flatMap((surface) => [
    [`${surface} background`, surfaces[surface].background] as const,
    [`${surface} card`, surfaces[surface].card] as const,
  ]);
  return [
    { name: `${tone}: onSolid on solid`, foreground: onSolid, background: solid, minimum: text },
    {
      name: `${tone}: onSolid on solidHover`,
      foreground: onSolid,
      background: solidHover,
      minimum: text,
    },
    { name: `${tone}: text on soft`, foreground: toneText, background: soft, minimum: text },
    ...grounds.flatMap(([where, background]): ColorPair[] => [
      { name: `${tone}: text on ${where}`, foreground: toneText, background, minimum: text },
      { name: `${tone}: solid on ${where}`, foreground: solid, background, minimum: shape },
    ]),
  ];
});

describe('surfaces and tones', () => {
  it('have enough contrast wherever two colors touch', () => {
    expect(lowContrast([...onSurface, ...inverted, ...inTone])).toEqual([]);
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
  ])('returns the ratio of %s and %s: %f', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('throws for a color that is not six hex digits', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('red is not a six-digit hex color.');
  });
});

describe('lowContrast', () => {
  it('reports a pair below its minimum', () => {
    const pair = {
      name: 'line',
      foreground: palette.ice300,
      background: palette.white,
      minimum: shape,
    };
    expect(lowContrast([pair])).toEqual([
      'line: #b4ccde on #ffffff has a contrast of 1.66, expected 3',
    ]);
  });
});
