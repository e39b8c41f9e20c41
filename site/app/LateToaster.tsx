import { toastStore } from '#ui';
import { useEffect, useState, type ComponentType } from 'react';

/** How long after the app has started the toast area is fetched, in ms, when there is no idle moment. */
const patience = 4000;

/**
 * The toast area. It is no part of reading a page, so its code comes after everything else, or with
 * the first toast: that one is shown when the area is there.
 */
export const LateToaster = () => {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    const load = () => {
      import('#ui/toaster').then(
        (module) => setToaster(() => module.Toaster),
        () => {},
      );
    };
    const stopListening = toastStore.subscribe(load);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, patience);
      return () => {
        stopListening();
        clearTimeout(timer);
      };
    }
    const idle = requestIdleCallback(load, { timeout: patience });
    return () => {
      stopListening();
      cancelIdleCallback(idle);
    };
  }, []);

  return Toaster && <Toaster />;
};
