/**
 * Returns Storybook's index, by id, in the order of the sidebar. It has all tags of a story: `extend()`
 * loses `!autodocs`.
 */
export const storyIndex = (): Readonly<Record<string, StorybookEntry>> =>
  globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries ?? {};

/** Returns whether a story is on the docs page of its component. */
export const isOnDocsPage = ({ id }: { id: string }): boolean =>
  storyIndex()[id]?.tags?.includes('autodocs') ?? true;
