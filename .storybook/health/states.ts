import { storyIndex } from '../docsStories.ts';

/** The status of a component or a page, a tag of its stories. `preview.tsx` tags all with `stable`. */
export const statusNames = {
  deprecated: 'Deprecated',
  experimental: 'Experimental',
  stable: 'Stable',
} as const;

export type Status = keyof typeof statusNames;

/** Returns the status in the tags of stories. */
export const statusOf = (tags: readonly string[]): Status | undefined =>
  (Object.keys(statusNames) as Status[]).find((status) => tags.includes(status));

/** The words in the name of a story that shows a state, as opposed to a variant. The health card lists these stories. */
const stateWords = [
  ['Hovered', 'Focused', 'Held', 'Swiped', 'Scrolled', 'Zoomed'],
  ['Open', 'Opened', 'Closing', 'Copied', 'Replaced'],
  ['Busy', 'Loading', 'Loaded', 'Empty', 'Before Hydration'],
  ['Filled', 'Invalid', 'Corrected', 'Read Only', 'Sending', 'Sent', 'Unconfirmed'],
  ['Error', 'Errors', 'Failed', 'Failure', 'Refused', 'Success', 'Not Found', 'Missing'],
  ['No Image', 'No Picture', 'No Pictures', 'No Address', 'Broken'],
  ['Long Text', 'Unbroken Word', 'Overflowing'],
  ['Printed', 'Printing', 'Forced Colors', 'Reduced Motion'],
].flat();

/** In the middle of a name, `Narrow` describes what is around a component. */
const states = new RegExp(String.raw`\b(?:${stateWords.join('|')}|Narrow$)\b`);

/** Returns the names of the stories that show a state. */
export const statesIn = (stories: readonly string[]): string[] =>
  stories.filter((name) => states.test(name));

/** Returns the names of the stories with a title in Storybook's index, and their status. */
export const storiesOf = (title: string) => {
  const stories = Object.values(storyIndex()).filter(
    (entry) => entry.title === title && entry.type === 'story',
  );
  return {
    stories: stories.map(({ name }) => name),
    status: statusOf(stories.flatMap(({ tags = [] }) => tags)),
  };
};
