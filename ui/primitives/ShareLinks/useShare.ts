import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long the result of copying is shown, in ms. */
const resultTimeoutMs = 4000;

const subscribeToNothing = () => () => undefined;

/** Returns whether the browser has the API. Undefined on the server and during hydration. */
const useBrowserHas = (api: 'clipboard' | 'share') =>
  useSyncExternalStore<boolean | undefined>(
    subscribeToNothing,
    () => Boolean(navigator[api]),
    () => undefined,
  );

/** Copies and shares an address. Returns what the browser supports, and the result of the last copy. */
export const useShare = ({ url, text }: { url: string; text: string }) => {
  const canCopy = useBrowserHas('clipboard');
  const canShare = useBrowserHas('share');
  // A new object for each copy, so that the timeout starts again.
  const [last, setLast] = useState<{ result?: 'done' | 'failed' }>({});

  useEffect(() => {
    if (!last.result) return undefined;
    const timer = setTimeout(() => setLast({}), resultTimeoutMs);
    return () => clearTimeout(timer);
  }, [last]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setLast({ result: 'done' });
    } catch {
      setLast({ result: 'failed' });
    }
  };

  const share = async () => {
    try {
      await navigator.share({ title: text, url });
    } catch (error) {
      // AbortError: the visitor closed the dialog. After any other error the address is copied instead.
      if (!(error instanceof DOMException && error.name === 'AbortError') && canCopy) await copy();
    }
  };

  return { canCopy, canShare, copyResult: last.result, copy, share };
};
