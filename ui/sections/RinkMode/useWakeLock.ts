import { useEffect } from 'react';

/**
 * Keeps the screen awake while the component is mounted. Browsers end the lock when the page is hidden, so
 * it is asked for again when the page is visible. Does nothing where there is no Wake Lock API, or where
 * the browser refuses: a low battery, a policy.
 */
export const useWakeLock = () => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isEnded = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isEnded) await given.release();
        else lock = given;
      } catch {
        // The screen turns off as usual.
      }
    };
    void ask();
    const onChange = () => void ask();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isEnded = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, []);
};
