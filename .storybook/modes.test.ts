import { describe, expect, it } from 'vitest';
import { breakpoints } from '../ui/foundations/tokens/breakpoints.ts';
import { onlyAt, inModes, large, modes, withoutBaselineAt, small } from './modes.ts';
import { viewports } from './viewports.ts';

describe('modes', () => {
  it.each(Object.entries(modes))('%s has the width in its name', (name, { viewport }) => {
    expect(`w${viewport.width}`).toBe(name);
  });

  it('include every breakpoint', () => {
    const layouts = Object.values(breakpoints).filter((width) => width > 0);
    expect(Object.values(modes).map(({ viewport }) => viewport.width)).toEqual(
      expect.arrayContaining(layouts),
    );
  });

  it('have the sizes of the toolbar viewports', () => {
    const sizes = Object.entries(modes).map(([name, { viewport }]) => [
      name,
      { width: `${viewport.width}px`, height: `${viewport.height}px` },
    ]);
    const toolbar = Object.entries(viewports).map(([name, { styles }]) => [name, styles]);
    expect(toolbar).toEqual(sizes);
  });

  it('rejects an unknown mode', () => {
    expect(() => inModes(['w361'])).toThrow("There is no mode 'w361'");
  });
});

describe('large', () => {
  const layoutOf = (name: (typeof large)[number]) => {
    const width = modes[name]?.viewport.width ?? 0;
    return Object.entries(breakpoints).findLast(([, least]) => width >= least)?.[0];
  };

  it('has a phone, a tablet and the widest window, and small has a phone', () => {
    expect(large.map(layoutOf)).toEqual(['phone', 'tablet', 'wide']);
    expect(small.map(layoutOf)).toEqual(['phone']);
  });
});

it('onlyAt opens a story in one window and takes its baseline there only', () => {
  const { globals, parameters } = onlyAt('w320');
  expect(globals.viewport.value).toBe('w320');
  const isOff = Object.entries(parameters.chromatic.modes).map(([name, mode]) => [
    name,
    mode.disable,
  ]);
  expect(isOff).toEqual(Object.keys(modes).map((name) => [name, name !== 'w320']));
});

it('withoutBaselineAt opens a story in a window and takes no baseline', () => {
  expect(withoutBaselineAt('w768')).toMatchObject({
    globals: { viewport: { value: 'w768' } },
    parameters: { chromatic: { disableSnapshot: true } },
  });
});
