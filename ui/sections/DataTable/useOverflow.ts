import { useEffect, useRef, useState } from 'react';

/** Whether what is inside an element is wider than the element. */
export const useOverflow = () => {
  const box = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setOverflowing(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, isOverflowing] as const;
};
