import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { initialGlobals } from '../toolbar/toolbar.ts';

/** Returns the entries that are not as at the start, as a part of an address: `;surface:night`. */
const readToolbar = () => {
  const current = globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {};
  return Object.keys(initialGlobals)
    .filter((name) => current[name] !== initialGlobals[name])
    .map((name) => `;${name}:${String(current[name])}`)
    .join('');
};

/** Returns the entries of the toolbar that differ from the start, for the addresses of the frames. */
export const useToolbar = (): string => {
  const [toolbar, setToolbar] = useState(readToolbar);
  useEffect(() => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const update = () => setToolbar(readToolbar());
    channel?.on(GLOBALS_UPDATED, update);
    return () => channel?.off(GLOBALS_UPDATED, update);
  }, []);
  return toolbar;
};
