import { useState } from 'react';
import { pageSize } from './counts.ts';

/** How far each list was unrolled in this visit: who comes back finds it as it was left. */
const counts = new Map<string, number>();

/** How many articles of a list are shown. */
export const useMore = (list: string) => {
  const [count, setCount] = useState(() => counts.get(list) ?? pageSize);
  const showMore = () => {
    counts.set(list, count + pageSize);
    setCount(count + pageSize);
  };
  return { count, showMore };
};
