import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

/** The project that docs pages show code for, by the toolbar. */
export type Project = 'package' | 'repository';

type Globals = Readonly<Record<string, unknown>>;

const projectOf = (globals: Globals): Project =>
  globals['code'] === 'repository' ? 'repository' : 'package';

/** Returns the code of a story with the imports of the project that the toolbar names. */
export const codeForProject = (code: string, { globals }: { globals: Globals }): string =>
  projectOf(globals) === 'repository' ? code.replaceAll("'@crossbar-hockey/ui", "'#ui") : code;

const readProject = () =>
  projectOf(globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {});

const subscribe = (listener: () => void) => {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  channel?.on(GLOBALS_UPDATED, listener);
  return () => channel?.off(GLOBALS_UPDATED, listener);
};

/** Returns the project that the toolbar names, and again when it changes. */
export const useProject = (): Project => useSyncExternalStore(subscribe, readProject);
