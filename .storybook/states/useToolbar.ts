import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { initialGlobals } from '../toolbar/toolbar.ts';

type Globals = Readonly<Record<string, unknown>>;

interface Preview {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { userGlobals: { get: () => Globals } };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on: (event: string, listener: () => void) => void;
    off: (event: string, listener: () => void) => void;
  };
}

/** Returns the entries that are not as at the start, as a part of an address: `;surface:night`. */
const readToolbar = () => {
  const values = (globalThis as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals;
  const current = values?.get() ?? {};
  return Object.keys(initialGlobals)
    .filter((name) => current[name] !== initialGlobals[name])
    .map((name) => `;${name}:${String(current[name])}`)
    .join('');
};

/** Returns the entries of the toolbar that differ from the start, for the addresses of the frames. */
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
