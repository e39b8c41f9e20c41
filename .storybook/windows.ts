/**
 * The windows in which `npm run test:visual` compares a story, and which stories Chromatic takes, too.
 *
 * Each story is compared on a phone. One that needs other windows spreads one of these into itself:
 * `meta.story({ ...phoneAndDesktop, args })`.
 */
import { expect } from 'storybook/test';
import { windowSizes, type WindowName } from './viewports.ts';

/** The window of a story that names no other. */
export const phone: WindowName = 'w360';

/** Returns the parameters of a story that is compared in these windows, and that Chromatic leaves out. */
const inWindows = (...windows: readonly WindowName[]) => ({
  visual: { windows },
  chromatic: { disableSnapshot: true },
});

/** For a state that extends one with other windows. All stories have these parameters by default. */
export const onPhone = { parameters: inWindows(phone) };
/** For the Default of a component that changes with the window: on a phone, a tablet, a desktop. */
export const everyWindow = { parameters: inWindows(phone, 'w768', 'w1440') };
/** For a state that is arranged otherwise on a desktop than the Default. */
export const phoneAndDesktop = { parameters: inWindows(phone, 'w1440') };

/** Returns the globals and parameters of a story that is opened and compared in one window only. */
export const onlyAt = (only: WindowName) => ({
  globals: { viewport: { value: only } },
  parameters: inWindows(only),
});

/** Takes no screenshot of a story that looks like another one. */
export const noScreenshot = { parameters: inWindows() };

/** Returns parameters with which Chromatic takes a story in these windows. */
const snapshotsIn = (...windows: readonly WindowName[]) => ({
  disableSnapshot: false,
  // Chromatic adds the modes of a story to those of the story that it extends.
  modes: Object.fromEntries(
    Object.entries(windowSizes).map(([name, viewport]) => [
      name,
      { viewport, disable: !windows.some((window) => window === name) },
    ]),
  ),
});

/**
 * For a state that no page shows when it opens: Chromatic takes it on a phone, too, which costs a snapshot.
 * A story that extends it spreads `onPhone`.
 */
export const inChromatic = ({ parameters }: Pick<typeof onPhone, 'parameters'> = onPhone) => ({
  parameters: { ...parameters, chromatic: snapshotsIn(phone) },
});

/** For a page as it is first seen. Chromatic takes it in the same windows. */
export const wholePage = {
  parameters: { ...phoneAndDesktop.parameters, chromatic: snapshotsIn(phone, 'w1440') },
};

/** Asserts that the story is shown in the medium that its screenshot needs. */
const expectMedia = (query: string) => async () => {
  await expect(matchMedia(query).matches, `This story needs ${query}.`).toBe(true);
};

/**
 * Takes the screenshot with forced colors. Storybook reads tags without running the file, so each story
 * sets them itself: `Default.extend({ ...forcedColors, tags: ['!autodocs', '!dev', '!test'] })`.
 */
export const forcedColors = {
  play: expectMedia('(forced-colors: active)'),
  parameters: {
    ...onPhone.parameters,
    visual: { ...onPhone.parameters.visual, forcedColors: 'active' as const },
  },
};

/** Takes the screenshot with print styles. */
export const printed = {
  play: expectMedia('print'),
  parameters: {
    ...onPhone.parameters,
    visual: { ...onPhone.parameters.visual, media: 'print' as const },
  },
};
