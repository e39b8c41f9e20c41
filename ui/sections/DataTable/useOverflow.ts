import { useLayoutEffect, useRef, useState } from 'react';

/** Returns a ref, and whether the content of its element is wider than the element, or higher. */
export const useOverflow = (axis: 'x' | 'y' = 'x') => {
  const box = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const update = () =>
      setOverflowing(
        axis === 'x'
          ? element.scrollWidth > element.clientWidth
          : element.scrollHeight > element.clientHeight,
      );
    update();
    // The window or the content can change: a font that loads changes the content.
    const observer = new ResizeObserver(update);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [axis]);
  return [box, isOverflowing] as const;
};
