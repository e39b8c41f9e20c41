import { describe, expect, it } from 'vitest';
import { breakpoints, palette } from './index.ts';

describe('palette', () => {
  it('has six-digit lower-case hex colors, each once', () => {
    const colors = Object.values(palette);
    expect(colors.filter((color) => !/^#[\da-f]{6}$/.test(color))).toEqual([]);
    expect(new Set(colors).size).toBe(colors.length);
  });
});

describe('breakpoints', () => {
  it('ascend from zero', () => {
    const widths = Object.values(breakpoints);
    expect(widths[0]).toBe(0);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });
});
