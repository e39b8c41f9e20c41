import { useState } from 'react';
import { pageSize } from './counts.ts';

/** How many posts of each list are shown, kept for the visit: Back returns to the same length. */
const counts = new Map<string, number>();

/** Returns how many posts of a list to show, and a function that shows one page more. */
export const useMore = (list: string) => {
  const [count, setCount] = useState(() => counts.get(list) ?? pageSize);
  const showMore = () => {
    counts.set(list, count + pageSize);
    setCount(count + pageSize);
  };
  return { count, showMore };
};
