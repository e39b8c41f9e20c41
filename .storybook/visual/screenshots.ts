/** A story as Storybook's preview extracts it. Chromatic reads the same parameters. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<
        Record<string, { viewport?: { width: number; height: number }; disable?: boolean }>
      >;
      readonly forcedColors?: 'active' | 'none';
      readonly media?: 'print' | 'screen';
    };
    /** Of this comparison only: stories and windows that Chromatic leaves out. */
    readonly visual?: { readonly isOnlyHere?: boolean; readonly windows?: readonly string[] };
  };
}

/**
 * Returns how many snapshots Chromatic bills for a build of these stories: one for each mode when all
 * are taken, and a fifth when TurboSnap copies all of them.
 */
export const chromaticPrice = (stories: readonly Story[]) => {
  const full = stories.flatMap(({ parameters: { chromatic } }) =>
    chromatic?.disableSnapshot
      ? []
      : Object.values(chromatic?.modes ?? {}).filter(({ disable }) => !disable),
  ).length;
  return { full, unchanged: Math.ceil(full / 5) };
};

/**
 * The most snapshots of a full build in Chromatic. A change of a component costs a fifth of these plus
 * four fifths of the snapshots that it retakes: decision 78 in `docs/decisions`.
 */
const mostSnapshots = 170;

/**
 * Returns a sentence with the price of a full build in Chromatic and of one without changes.
 *
 * @throws {Error} when a full build is too expensive
 */
export const priceSentence = (stories: readonly Story[]): string => {
  const { full, unchanged } = chromaticPrice(stories);
  if (full > mostSnapshots) {
    throw new Error(
      `In Chromatic, a full build is ${full} snapshots, and at most ${mostSnapshots} keep the change of most components under 60. Spread 'notInChromatic' of .storybook/modes.ts into stories that a designer need not review there: 'npm run test:visual' compares them all the same.`,
    );
  }
  return `In Chromatic, a full build is ${full} snapshots, and one without changes ${unchanged}.`;
};

/**
 * Returns the screenshots of a story: one for each of its modes.
 *
 * @throws {Error} when the story has no mode
 */
export const screenshotsOf = ({ id, title, name, parameters }: Story) => {
  const { disableSnapshot, modes = {}, forcedColors, media } = parameters.chromatic ?? {};
  if (disableSnapshot && !parameters.visual?.isOnlyHere) return [];
  const screenshots = Object.entries(modes).flatMap(([mode, { viewport, disable }]) =>
    (disable && !parameters.visual?.windows?.includes(mode)) || !viewport
      ? []
      : {
          id,
          viewport,
          file: `${id}-${mode}.png`,
          label: `${title}/${name} ${mode}`,
          emulation: { forcedColors: forcedColors ?? 'none', media: media ?? 'screen' } as const,
        },
  );
  if (screenshots.length > 0) return screenshots;
  throw new Error(
    `${title} names no window for its screenshots. Give preview.meta() 'parameters: inModes(small)'.`,
  );
};
