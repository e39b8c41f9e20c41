interface Entry {
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** The file: `./ui/cards/PostCard/PostCard.stories.tsx`. */
  importPath: string;
  tags?: string[];
}

interface Preview {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { storyIndex: { entries: Record<string, Entry> } };
  };
}

/** Returns Storybook's index, by id, in the order of the sidebar. It has all tags of a story: `extend()` loses `!autodocs`. */
export const storyIndex = (): Readonly<Record<string, Entry>> => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as Preview;
  return preview?.storyStoreValue?.storyIndex.entries ?? {};
};

/** Returns whether a story is on the docs page of its component. */
export const isOnDocsPage = ({ id }: { id: string }): boolean =>
  storyIndex()[id]?.tags?.includes('autodocs') ?? true;
