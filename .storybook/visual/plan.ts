/** Which pictures there are to take: the stories as Storybook has built them, in their modes. */
import { CliError } from '../../site/hosting/cliError.ts';

/** What a story says about its pictures: what Chromatic reads, too. */
export interface ChromaticParameters {
  disableSnapshot?: boolean;
  modes?: Record<string, { viewport?: { width: number; height: number }; disable?: boolean }>;
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
}

/** A story, as far as pictures go. */
export interface Story {
  /** `primitives-button--default` */
  id: string;
  /** `Primitives/Button` */
  title: string;
  /** `Default` */
  name: string;
  chromatic?: ChromaticParameters | undefined;
}

/** One picture to take. */
export interface Shot {
  story: Story;
  /** `w360` */
  mode: string;
  width: number;
  height: number;
  forcedColors: 'active' | 'none';
  media: 'print' | 'screen';
  /** Name of the baseline's file, without the ending. */
  file: string;
}

/**
 * The pictures of a story.
 *
 * @throws {CliError} when its component does not say in which modes.
 */
export const shotsOf = (story: Story): Shot[] => {
  const { disableSnapshot, modes = {}, forcedColors, media } = story.chromatic ?? {};
  if (disableSnapshot) return [];
  const shots = Object.entries(modes).flatMap(([mode, { viewport, disable }]) => {
    if (disable || !viewport) return [];
    const file = `${story.id}.${mode}`;
    const look = { forcedColors: forcedColors ?? 'none', media: media ?? 'screen' } as const;
    return [{ story, mode, ...viewport, ...look, file }];
  });
  if (shots.length > 0) return shots;
  throw new CliError(
    `${story.title} does not say where its pictures are taken: give preview.meta() 'parameters: inModes(small)' or 'inModes(large)'.`,
  );
};

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9/]+/g, '');

/**
 * The stories that one of the patterns names, as `Group`, `Group/Component` or
 * `Group/Component/Story`; all of them without any.
 *
 * @throws {CliError} for a pattern that fits no story.
 */
export const chooseStories = (stories: readonly Story[], patterns: readonly string[]): Story[] => {
  const fits = (pattern: string, { title, name }: Story) =>
    plain(`${title}/${name}/`).startsWith(plain(`${pattern}/`).replace('//', '/'));
  for (const pattern of patterns) {
    if (!stories.some((story) => fits(pattern, story))) {
      throw new CliError(
        `No story is called '${pattern}': name a group, a component or a story, such as sections/hero.`,
      );
    }
  }
  return stories.filter(
    (story) => patterns.length === 0 || patterns.some((pattern) => fits(pattern, story)),
  );
};

/** Said beside a picture: `360 px, forced colours`. */
export const describeMode = ({ width, forcedColors, media }: Shot) =>
  [
    `${width} px`,
    ...(forcedColors === 'active' ? ['forced colours'] : []),
    ...(media === 'print' ? ['on paper'] : []),
  ].join(', ');
