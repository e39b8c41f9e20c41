import { useLayoutEffect, useRef } from 'react';

/**
 * Brings the focus to the first item that was added to a list after it was asked to remember how
 * many there were: the button that added it stands behind all of them, or is gone.
 */
export const useFirstNew = (count: number) => {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const first = before.current;
    if (first === undefined || count <= first) return;
    before.current = undefined;
    box.current?.querySelectorAll('li')[first]?.querySelector('a')?.focus();
  }, [count]);
  const remember = () => {
    before.current = count;
  };
  return { box, remember };
};
