/** The globals that Storybook sets in stories and docs pages and that `.storybook` reads. */
/* oxlint-disable no-var -- TypeScript makes only `var` a property of globalThis. */

interface StorybookEntry {
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** The file: `./ui/cards/PostCard/PostCard.stories.tsx`. */
  importPath: string;
  tags?: string[];
}

interface StorybookChannel {
  on: (event: string, listener: () => void) => void;
  off: (event: string, listener: () => void) => void;
  /** Returns the arguments of the last event of a name. */
  last: (event: string) => [{ status?: string; message?: string }?] | undefined;
}

declare var __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel | undefined;

declare var __STORYBOOK_PREVIEW__:
  | {
      ready: () => Promise<void>;
      /** Returns all stories with their parameters. */
      extract: () => Promise<Record<string, import('./visual/screenshots.ts').Story>>;
      /** Undefined until the index has been fetched. */
      storyStoreValue?: {
        storyIndex: { entries: Record<string, StorybookEntry> };
        userGlobals: { get: () => Readonly<Record<string, unknown>> };
      };
    }
  | undefined;
