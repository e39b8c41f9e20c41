import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;

interface Preview {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { userGlobals: { initialGlobals: Globals; get: () => Globals } };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on: (event: string, listener: () => void) => void;
    off: (event: string, listener: () => void) => void;
  };
}

/** The entries of the toolbar that change how a story looks. */
const entries = ['surface', 'scenario', 'motion', 'grid'];

/** Returns the entries that are not as at the start, as a part of an address: `;surface:night`. */
const readToolbar = () => {
  const values = (globalThis as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals;
  const current = values?.get() ?? {};
  return entries
    .filter((name) => current[name] !== values?.initialGlobals[name])
    .map((name) => `;${name}:${String(current[name])}`)
    .join('');
};

/** Returns what the toolbar has changed, for the addresses of the frames. Empty when nothing. */
export const useToolbar = (): string => {
  const [toolbar, setToolbar] = useState(readToolbar);
  useEffect(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Preview;
    const update = () => setToolbar(readToolbar());
    channel?.on(GLOBALS_UPDATED, update);
    return () => channel?.off(GLOBALS_UPDATED, update);
  }, []);
  return toolbar;
};
