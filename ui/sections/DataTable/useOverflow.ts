import { useLayoutEffect, useRef, useState } from 'react';

/** Whether what is inside an element is wider than the element. */
export const useOverflow = () => {
  const box = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setOverflowing(element.scrollWidth > element.clientWidth);
    look();
    // Either can change: the room, or what is in it (a font that arrives).
    const observer = new ResizeObserver(look);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return [box, isOverflowing] as const;
};
