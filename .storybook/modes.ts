/**
 * The viewports of a story's baselines, for Chromatic and for `npm run test:visual`.
 *
 * Chromatic adds the modes of a story to those of its component, so none are set for all stories in
 * `preview.tsx`: each component names its own with `inModes()`, and a story that is made for one
 * width says so with `onlyAt()`.
 */
import { expect } from 'storybook/test';
import { breakpoints } from '../ui/foundations/tokens/breakpoints.ts';

/** In px: the narrowest supported window, the most common phone, and each breakpoint. */
export const widths = [320, 360, ...Object.values(breakpoints).filter((width) => width > 0)];

/** Returns the height of a window by its width, in px. */
export const heightOf = (width: number) => (width < breakpoints.tablet ? 720 : 900);

/** The name of a window: `w360` is 360 px wide. */
export type ModeName = `w${number}`;

interface Mode {
  viewport: { width: number; height: number };
}

/** All modes, by name. */
export const modes: Readonly<Record<ModeName, Mode>> = Object.fromEntries(
  widths.map((width) => [`w${width}`, { viewport: { width, height: heightOf(width) } }]),
);

/** For a component that looks the same in every window. */
export const small = ['w360'] as const;
/** For a component that changes with the window: phone, tablet, desktop. */
export const large = ['w360', 'w768', 'w1440'] as const;

const pick = (name: ModeName): Mode => {
  const mode = modes[name];
  if (!mode) throw new Error(`There is no mode '${name}': use ${Object.keys(modes).join(', ')}.`);
  return mode;
};

/**
 * Returns the parameters of a component with baselines in these modes: `parameters: inModes(small)`.
 * @throws {Error} when a mode does not exist
 */
export const inModes = (names: readonly ModeName[]) => ({
  chromatic: { modes: Object.fromEntries(names.map((name) => [name, pick(name)])) },
});

/** Returns what opens a story in one window and takes its baseline there only. */
export const onlyAt = (only: ModeName) => ({
  globals: { viewport: { value: only } },
  parameters: {
    chromatic: {
      modes: Object.fromEntries(
        Object.entries(modes).map(([name, mode]) => [name, { ...mode, disable: name !== only }]),
      ),
    },
  },
});

/** Takes no baseline of a story that looks like another one. */
export const noSnapshot = { parameters: { chromatic: { disableSnapshot: true } } };

/** Asserts that the story is shown in the medium that its baseline needs. */
const expectMedia = (query: string) => async () => {
  await expect(matchMedia(query).matches, `This story needs ${query}.`).toBe(true);
};

/**
 * Takes the baseline with forced colors. Storybook reads tags without running the file, so each story
 * sets them itself: `Default.extend({ ...forcedColors, tags: ['!autodocs', '!dev', '!test'] })`.
 */
export const forcedColors = {
  play: expectMedia('(forced-colors: active)'),
  parameters: { chromatic: { forcedColors: 'active' as const } },
};

/** Takes the baseline with print styles. */
export const printed = {
  play: expectMedia('print'),
  parameters: { chromatic: { media: 'print' as const } },
};
