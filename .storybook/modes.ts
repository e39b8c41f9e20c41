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

/** For the states of a component: on a phone. */
export const small = ['w360'] as const;
/** Where the look of a component changes: phone, tablet, desktop. */
const large = ['w360', 'w768', 'w1440'] as const;
type LargeMode = (typeof large)[number];

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

/**
 * Returns the parameters of a story with these baselines, also when it extends another. Chromatic has
 * the first window, and `npm run test:visual` all of them.
 */
const inWindows = (shown: LargeMode, ...others: readonly LargeMode[]) => ({
  visual: { isOnlyHere: false, windows: others },
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(
      large.map((name) => [name, { ...pick(name), disable: name !== shown }]),
    ),
  },
});

/** For the Default of a component that changes with the window: on a phone, a tablet, a desktop. */
export const everyWindow = { parameters: inWindows('w360', 'w768', 'w1440') };
/** For a state that is arranged otherwise on a desktop than the Default. */
export const phoneAndDesktop = { parameters: inWindows('w360', 'w1440') };
/** For a state that extends one of the above. */
export const onPhone = { parameters: inWindows('w360') };

/**
 * Returns the parameters of a story with baselines that `npm run test:visual` compares, and no snapshot
 * in Chromatic, which costs money for each.
 */
const withoutSnapshot = ({ visual, chromatic }: ReturnType<typeof inWindows>) => ({
  visual: { ...visual, isOnlyHere: true },
  chromatic: { ...chromatic, disableSnapshot: true },
});

/**
 * For a story that Chromatic leaves out: another size, count or action than those of the Default, a
 * focused control, long text, a missing picture. `parameters: notInChromatic.parameters` leaves out a component.
 */
export const notInChromatic = { parameters: withoutSnapshot(onPhone.parameters) };
/** For a story that Chromatic leaves out and that is arranged otherwise on a desktop. */
export const phoneAndDesktopNotInChromatic = {
  parameters: withoutSnapshot(phoneAndDesktop.parameters),
};

/** For a page as it is first seen: Chromatic has it on a desktop, and its sections on a phone. */
export const wholePage = { parameters: inWindows('w1440', 'w360') };

/**
 * Returns the globals and parameters of a story that is opened and compared in one window only. Chromatic
 * has it when that is a phone.
 */
export const onlyAt = (only: ModeName) => ({
  globals: { viewport: { value: only } },
  parameters: {
    visual: { isOnlyHere: only !== 'w360', windows: [] },
    chromatic: {
      disableSnapshot: only !== 'w360',
      modes: Object.fromEntries(
        Object.entries(modes).map(([name, mode]) => [name, { ...mode, disable: name !== only }]),
      ),
    },
  },
});

/** Takes no baseline of a story that looks like another one. */
export const noSnapshot = {
  parameters: { chromatic: { disableSnapshot: true }, visual: { isOnlyHere: false } },
};

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
  parameters: {
    ...notInChromatic.parameters,
    chromatic: { ...notInChromatic.parameters.chromatic, forcedColors: 'active' as const },
  },
};

/** Takes the baseline with print styles. */
export const printed = {
  play: expectMedia('print'),
  parameters: {
    ...notInChromatic.parameters,
    chromatic: { ...notInChromatic.parameters.chromatic, media: 'print' as const },
  },
};
