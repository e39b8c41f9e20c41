import { fileURLToPath } from 'node:url';

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A Storybook that is built already, named by the environment. Without one, the run builds it. */
export const givenStorybook = process.env['VISUAL_STORYBOOK'];

/** The built Storybook that is compared. */
export const storybookFolder = givenStorybook ?? pathOf('.cache/visual/storybook');

/** The accepted screenshots: of the repository, or a folder named by the environment. */
export const baselinesFolder =
  process.env['VISUAL_BASELINES'] ?? pathOf('.storybook/visual/baselines');

/** The baselines as PNG files, which Playwright compares and writes. */
export const screenshotsFolder = pathOf('.cache/visual/baselines');

/** The results of the last run, as Playwright writes them at its end. */
export const resultsFile = pathOf('.cache/visual/results.json');

/** The hash of the sources that the last run compared: see `lastRun.ts`. */
export const sourcesFile = pathOf('.cache/visual/sources');

/** The stories of the built Storybook with their parameters, written when a run starts. */
export const storiesFile = pathOf('.cache/visual/stories.json');
