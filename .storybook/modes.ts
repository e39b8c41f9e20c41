/**
 * Where pictures of a story are taken: one source for Chromatic and for `npm run test:visual`.
 *
 * Chromatic adds the modes of a story to those of its component, so none are set for all stories in
 * `preview.tsx`: each component names its own with `inModes()`, and a story that is made for one
 * width says so with `onlyAt()`.
 */
import { breakpoints } from '../ui/foundations/tokens/breakpoints.ts';

/** The narrowest window that must work, the commonest phone, and the narrowest of each layout. */
export const widths = [320, 360, ...Object.values(breakpoints).filter((width) => width > 0)];

/** How tall a window of that width is. */
export const heightOf = (width: number) => (width < breakpoints.tablet ? 720 : 900);

/** A window, called by its width. */
export type ModeName = `w${number}`;

interface Mode {
  viewport: { width: number; height: number };
}

/** Every mode there is. */
export const modes: Readonly<Record<ModeName, Mode>> = Object.fromEntries(
  widths.map((width) => [`w${width}`, { viewport: { width, height: heightOf(width) } }]),
);

/** For what looks the same in every window. */
export const small = ['w360'] as const;
/** For what changes with the window: phone, tablet, desktop. */
export const large = ['w360', 'w768', 'w1440'] as const;

const pick = (name: ModeName): Mode => {
  const mode = modes[name];
  if (!mode) throw new Error(`There is no mode '${name}': use ${Object.keys(modes).join(', ')}.`);
  return mode;
};

/** For a component: `parameters: inModes(small)`. */
export const inModes = (names: readonly ModeName[]) => ({
  chromatic: { modes: Object.fromEntries(names.map((name) => [name, pick(name)])) },
});

/** For a story that is made for one window: seen there in Storybook, and taken there alone. */
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

/** For a story that shows what another is already taken as: seen there, and not taken again. */
export const seenAt = (name: ModeName) => ({
  globals: { viewport: { value: name } },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** For a story that checks behavior and ends up looking like another one. */
export const noSnapshot = { parameters: { chromatic: { disableSnapshot: true } } };

/**
 * For its picture alone, with nothing to prove. Storybook reads tags without running the file, so
 * they stand where the story is: `Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] })`.
 */
const pictureOnly = { play: () => {} };

/** The story again, for a reader whose system chooses the colours. Chromatic knows no such mode. */
export const forcedColors = {
  ...pictureOnly,
  parameters: { chromatic: { forcedColors: 'active' as const } },
};

/** The story again, on paper. Chromatic knows no such mode either. */
export const printed = {
  ...pictureOnly,
  parameters: { chromatic: { media: 'print' as const } },
};
