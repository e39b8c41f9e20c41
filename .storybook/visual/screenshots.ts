import { CliError } from '../../site/hosting/cliError.ts';
import { windowSizes, type WindowName } from '../viewports.ts';

/** A story as Storybook's preview extracts it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly parameters: {
    /** Set by `.storybook/windows.ts` for `npm run test:visual`. */
    readonly visual: {
      readonly windows: readonly WindowName[];
      readonly forcedColors?: 'active' | 'none';
      readonly media?: 'print' | 'screen';
    };
    /** The parameters that Chromatic documents: which of the modes it takes. */
    readonly chromatic: {
      readonly disableSnapshot: boolean;
      readonly modes?: Readonly<Record<string, { readonly disable?: boolean }>>;
    };
  };
}

/**
 * Returns how many snapshots Chromatic bills for a build of these stories: one for each mode when all
 * are taken, and a fifth when TurboSnap copies all of them.
 */
export const chromaticPrice = (stories: readonly Story[]) => {
  const full = stories.flatMap(({ parameters: { chromatic } }) =>
    chromatic.disableSnapshot
      ? []
      : Object.values(chromatic.modes ?? {}).filter(({ disable }) => !disable),
  ).length;
  return { full, unchanged: Math.ceil(full / 5) };
};

/**
 * The most snapshots of a full build in Chromatic. No change costs more, whatever it retakes: decision
 * 90 in `docs/decisions`.
 */
const mostSnapshots = 59;

/**
 * Returns a sentence with the price of a full build in Chromatic and of one without changes.
 *
 * @throws {CliError} when a full build is too expensive
 */
export const priceSentence = (stories: readonly Story[]): string => {
  const { full, unchanged } = chromaticPrice(stories);
  if (full > mostSnapshots) {
    throw new CliError(
      `In Chromatic, a full build is ${full} snapshots, more than ${mostSnapshots}. Take 'inChromatic' of .storybook/windows.ts out of stories that a designer need not review there: 'npm run test:visual' compares them all the same.`,
    );
  }
  return `In Chromatic, a full build is ${full} snapshots, and one without changes ${unchanged}.`;
};

/** Returns the screenshots of a story: one for each of its windows. */
export const screenshotsOf = ({ id, title, name, parameters: { visual } }: Story) =>
  visual.windows.map((window) => ({
    id,
    viewport: windowSizes[window],
    file: `${id}-${window}.png`,
    label: `${title}/${name} ${window}`,
    emulation: {
      forcedColors: visual.forcedColors ?? 'none',
      media: visual.media ?? 'screen',
    } as const,
  }));
