import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns false in the document and while it is hydrated, then true. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
