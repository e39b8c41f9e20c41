import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** Knows which slide of a strip is in sight, and brings another one there. */
export const useSlides = () => {
  const strip = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const root = strip.current;
    if (!root) return;
    // On paper all of them are in sight: where the strip stands decides, not which one was seen last.
    const look = () => setCurrent(Math.round(root.scrollLeft / root.clientWidth) || 0);
    const watch = new IntersectionObserver(look, { root, threshold: 0.6 });
    for (const slide of root.querySelectorAll('li')) watch.observe(slide);
    return () => watch.disconnect();
  }, []);

  // The browser's own way to `#slide` also moves the page and fills its history: only the strip moves.
  const onJump = (event: MouseEvent<HTMLAnchorElement>) => {
    const slide = document.getElementById(event.currentTarget.hash.slice(1));
    if (!slide || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    strip.current?.scrollTo({ left: slide.offsetLeft });
  };

  return { strip, current, onJump };
};
