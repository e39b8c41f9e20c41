import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const onServer = () => false;
/** What it says after copying stays this long. */
const answerTime = 4000;

/** Whether the browser can do a thing: no before hydration, so that both draw the same. */
const useBrowserHas = (what: 'clipboard' | 'share') =>
  useSyncExternalStore(never, () => Boolean(navigator[what]), onServer);

export type CopyAnswer = 'done' | 'failed' | undefined;

/** Copying and handing on an address: whether that can be done, and what became of it. */
export const useShare = ({ url, text }: { url: string; text: string }) => {
  const canCopy = useBrowserHas('clipboard');
  const canShare = useBrowserHas('share');
  // A new object each time: copying once more starts the time again.
  const [last, setLast] = useState<{ answer: CopyAnswer }>({ answer: undefined });

  useEffect(() => {
    if (!last.answer) return undefined;
    const timer = setTimeout(() => setLast({ answer: undefined }), answerTime);
    return () => clearTimeout(timer);
  }, [last]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setLast({ answer: 'done' });
    } catch {
      setLast({ answer: 'failed' });
    }
  };

  const share = async () => {
    try {
      await navigator.share({ title: text, url });
    } catch (error) {
      // The reader thought better of it: nothing to say. Anything else: the link is copied instead.
      if (!(error instanceof DOMException && error.name === 'AbortError') && canCopy) await copy();
    }
  };

  return { canCopy, canShare, answer: last.answer, copy, share };
};
