import { describe, expect, it } from 'vitest';
import { breakpoints } from '../ui/foundations/tokens/breakpoints.ts';
import { onlyAt, inModes, large, modes, seenAt, small } from './modes.ts';
import { viewports } from './viewports.ts';

describe('a mode', () => {
  it.each(Object.entries(modes))('%s is as wide as it says', (name, { viewport }) => {
    expect(`w${viewport.width}`).toBe(name);
  });

  it('is there for the narrowest window of each layout', () => {
    const layouts = Object.values(breakpoints).filter((width) => width > 0);
    expect(Object.values(modes).map(({ viewport }) => viewport.width)).toEqual(
      expect.arrayContaining(layouts),
    );
  });

  it('is the same window as the one in the toolbar', () => {
    const sizes = Object.entries(modes).map(([name, { viewport }]) => [
      name,
      { width: `${viewport.width}px`, height: `${viewport.height}px` },
    ]);
    const toolbar = Object.entries(viewports).map(([name, { styles }]) => [name, styles]);
    expect(toolbar).toEqual(sizes);
  });

  it('must exist', () => {
    expect(() => inModes(['w361'])).toThrow("There is no mode 'w361'");
  });
});

describe('what changes with the window', () => {
  const layoutOf = (name: (typeof large)[number]) => {
    const width = modes[name]?.viewport.width ?? 0;
    return Object.entries(breakpoints).findLast(([, least]) => width >= least)?.[0];
  };

  it('is taken on a phone, on a tablet and on the widest screen', () => {
    expect(large.map(layoutOf)).toEqual(['phone', 'tablet', 'wide']);
    expect(small.map(layoutOf)).toEqual(['phone']);
  });
});

it('a story made for one window is seen and taken there alone', () => {
  const { globals, parameters } = onlyAt('w320');
  expect(globals.viewport.value).toBe('w320');
  const isOff = Object.entries(parameters.chromatic.modes).map(([name, mode]) => [
    name,
    mode.disable,
  ]);
  expect(isOff).toEqual(Object.keys(modes).map((name) => [name, name !== 'w320']));
});

it('a story that is taken elsewhere is seen and not taken', () => {
  expect(seenAt('w768')).toMatchObject({
    globals: { viewport: { value: 'w768' } },
    parameters: { chromatic: { disableSnapshot: true } },
  });
});
