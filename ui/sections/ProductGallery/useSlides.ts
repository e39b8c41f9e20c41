import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';

/** Knows which slide of a strip is in sight, and brings another one there. */
export const useSlides = () => {
  const strip = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);

  // Where the strip stands decides. To ask which slide is in sight would be to miss a way there and
  // back within one frame.
  const look = useCallback(() => {
    const root = strip.current;
    if (root) setCurrent(Math.round(root.scrollLeft / root.clientWidth) || 0);
  }, []);

  // It may have been moved before the app had it.
  useEffect(look, [look]);

  // The browser's own way to `#slide` also moves the page and fills its history: only the strip moves.
  const onJump = (event: MouseEvent<HTMLAnchorElement>) => {
    const slide = document.getElementById(event.currentTarget.hash.slice(1));
    if (!slide || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    strip.current?.scrollTo({ left: slide.offsetLeft });
  };

  return { strip, current, onJump, onScroll: look };
};
