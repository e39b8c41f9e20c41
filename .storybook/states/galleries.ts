/** Chooses which stories a state gallery shows, from Storybook's index and the baselines. */
import { windowsOf, type Baselines } from '../signoff/signoff.ts';
import { phone } from '../windows.ts';

type Index = Readonly<Record<string, StorybookEntry>>;

export interface Gallery {
  /** The first part of the ids of its stories: `sections-hero`. */
  id: string;
  /** The title of its stories: `Sections/Hero`. */
  title: string;
}

/** Returns a gallery for each component with stories, in the order of the sidebar. */
export const componentGalleries = (index: Index): Gallery[] => {
  const titles = new Map<string, string>();
  for (const [id, { title, type, importPath }] of Object.entries(index)) {
    if (type === 'story' && importPath.startsWith('./ui/'))
      titles.set(id.replace(/--.*/, ''), title);
  }
  return [...titles].map(([id, title]) => ({ id, title }));
};

/**
 * Returns the stories with a title and the windows of their baselines, in the order of the sidebar: all
 * that have a baseline, and those of the docs page that look like another one, which have none.
 */
export const statesOf = (title: string, index: Index, baselines: Baselines) =>
  Object.entries(index)
    .filter(([, entry]) => entry.type === 'story' && entry.title === title)
    .map(([id, { name, tags }]) => ({ id, name, tags, windows: windowsOf(baselines, id) }))
    .filter(({ tags, windows }) => windows.length > 0 || tags?.includes('autodocs'));

/** Returns the states in each window, the narrowest first. A state without a baseline is on the phone. */
export const bandsOf = (states: ReturnType<typeof statesOf>) => {
  const shown = states.flatMap(({ id, name, windows }) => {
    const hasBaseline = windows.length > 0;
    return (hasBaseline ? windows : [phone]).map((window) => ({ id, name, window, hasBaseline }));
  });
  const bands = new Map<number, typeof shown>();
  for (const one of shown) {
    const width = Number(one.window.slice(1));
    bands.set(width, [...(bands.get(width) ?? []), one]);
  }
  return [...bands].toSorted(([a], [b]) => a - b);
};
