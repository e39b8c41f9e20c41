import { describe, expect, it } from 'vitest';
import { breakpoints, palette, surfaceNames, surfaces, toneNames, tokens } from './index.ts';

const keys = (group: object) => Object.keys(group).join(' ');

describe('the names of tokens are known', () => {
  it.each([
    ['font', 'display text code'],
    ['fontSize', 'xs sm md lg xl 2xl 3xl display'],
    ['fontWeight', 'regular medium bold display'],
    ['lineHeight', 'flat tight snug body'],
    ['tracking', 'tight normal wide caps'],
    ['space', 'none 2xs xs sm md lg xl 2xl 3xl gutter section'],
    [
      'size',
      'hairline outline line bar target icon iconLarge dot logo logoWide header headerWide container reading headline',
    ],
    ['radius', 'none sm md lg round'],
    ['shadow', 'low raised overlay'],
    ['motion', 'quick calm ease'],
    ['z', 'base raised header toast skip'],
    ['tone', 'red blue green'],
  ] as const)('%s', (group, names) => {
    expect(keys(tokens[group])).toBe(names);
  });

  it('groups, breakpoints, surfaces and tones', () => {
    expect(keys(tokens)).toBe(
      'font fontSize fontWeight lineHeight tracking space size radius shadow motion z tone',
    );
    expect(keys(breakpoints)).toBe('phone tablet desktop wide');
    expect(surfaceNames).toEqual(['snow', 'ice', 'crease', 'night']);
    expect(toneNames).toEqual(['red', 'blue', 'green']);
  });

  it.each(surfaceNames)('what stands on %s', (surface) => {
    expect(Object.keys(surfaces[surface]).toSorted()).toEqual([
      'background',
      'card',
      'focus',
      'line',
      'link',
      'linkHover',
      'mark',
      'muted',
      'star',
      'text',
    ]);
  });

  it.each(toneNames)('what %s is made of', (tone) => {
    expect(keys(tokens.tone[tone])).toBe('solid solidHover onSolid text soft');
  });
});

it('every colour of the palette is six digits in lower case, and none is there twice', () => {
  const colours = Object.values(palette);
  expect(colours.filter((colour) => !/^#[\da-f]{6}$/.test(colour))).toEqual([]);
  expect(new Set(colours).size).toBe(colours.length);
});

it('breakpoints grow from nothing', () => {
  const widths = Object.values(breakpoints);
  expect(widths[0]).toBe(0);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});
