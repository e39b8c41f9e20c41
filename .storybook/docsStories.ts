/** `extend()` loses the tag `!autodocs` of a story; Storybook's index, which reads the source, has it. */
interface Preview {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { storyIndex: { entries: Record<string, { tags?: string[] }> } };
  };
}

/** Returns whether a story is on the docs page of its component. */
export const isOnDocsPage = ({ id }: { id: string }): boolean => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as Preview;
  const entry = preview?.storyStoreValue?.storyIndex.entries[id];
  return entry?.tags?.includes('autodocs') ?? true;
};
