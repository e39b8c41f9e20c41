import { toastStore } from '#ui';
import { useEffect, useState, type ComponentType } from 'react';

/** The longest wait for an idle moment, in ms. */
const idleTimeoutMs = 4000;

/**
 * Renders the toast area once its code is loaded: when the browser is idle, or with the first toast.
 * Nobody needs it to read a page.
 */
export const DeferredToaster = () => {
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
      const timer = setTimeout(load, idleTimeoutMs);
      return () => {
        stopListening();
        clearTimeout(timer);
      };
    }
    const idle = requestIdleCallback(load, { timeout: idleTimeoutMs });
    return () => {
      stopListening();
      cancelIdleCallback(idle);
    };
  }, []);

  return Toaster && <Toaster />;
};
