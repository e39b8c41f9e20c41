import { startTransition, useState } from 'react';
import { pageSize } from './counts.ts';

/** How many posts of each list are shown, kept for the visit: Back returns to the same length. */
const counts = new Map<string, number>();

/**
 * Returns how many posts of a list to show, and a function that shows one page more.
 * @param list A name for the list
 * @param load Loads the posts that are not there yet, if any
 */
export const useMore = (list: string, load: () => Promise<unknown>) => {
  const [count, setCount] = useState(() => counts.get(list) ?? pageSize);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const showMore = async () => {
    setStatus('loading');
    try {
      await load();
      counts.set(list, count + pageSize);
      // The button answers in the next frame, and the cards come when they are rendered.
      startTransition(() => {
        setCount(count + pageSize);
        setStatus('idle');
      });
    } catch {
      setStatus('failed');
    }
  };
  return { count, status, showMore };
};
