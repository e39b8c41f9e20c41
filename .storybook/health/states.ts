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

/** Matches the names of stories that show a state, as opposed to a variant. */
const states =
  /^(?:Hovered|Focused|Busy|Loaded|Loading|Empty|Error|Errors|Filled|Corrected|Sent|Sending|Unconfirmed|Failed|Failure|Success|Scrolled|Swiped|Held|Printed|Forced Colors|Reduced Motion|Not Found|Menu Open|No Image|No Pictures|Broken Image|Broken Pictures|Refused|Long Text|Unbroken Word|Narrow|Read Only|Invalid|Replaced)\b|Failed$|Missing$/;

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
