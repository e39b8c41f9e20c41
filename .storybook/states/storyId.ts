import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story, by the title of its file and the name of its export. */
export interface StoryPlace {
  title: string;
  name: string;
}

/** How Storybook's addresses know a story. */
export const storyId = ({ title, name }: StoryPlace) => toId(title, storyNameFromExport(name));

/** What the sidebar calls a story. */
export const storyLabel = ({ name }: Pick<StoryPlace, 'name'>) => storyNameFromExport(name);
