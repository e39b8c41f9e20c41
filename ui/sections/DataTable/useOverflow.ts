import { useEffect, useRef, useState } from 'react';

/** Returns a ref, and whether the content of its element is wider than the element, or higher. */
export const useOverflow = (axis: 'x' | 'y' = 'x') => {
  const box = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const update = () =>
      setOverflowing(
        axis === 'x'
          ? element.scrollWidth > element.clientWidth
          : element.scrollHeight > element.clientHeight,
      );
    // Calls once after the first layout, and again when the window or the content changes: a font that
    // loads changes the content. Reading the sizes at once would lay the page out in between.
    const observer = new ResizeObserver(update);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [axis]);
  return [box, isOverflowing] as const;
};
