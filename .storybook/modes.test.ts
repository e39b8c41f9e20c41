import { expect, it } from 'vitest';
import { breakpoints } from '../ui/foundations/tokens/breakpoints.ts';
import { inModes, modes } from './modes.ts';

it('there is a mode for every breakpoint', () => {
  const widths = Object.values(breakpoints).filter((width) => width > 0);
  expect(Object.keys(modes)).toEqual(expect.arrayContaining(widths.map((width) => `w${width}`)));
});

it('inModes rejects an unknown mode', () => {
  expect(() => inModes(['w361'])).toThrow("There is no mode 'w361'");
});
