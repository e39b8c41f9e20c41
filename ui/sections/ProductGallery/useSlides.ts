import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';

/** Returns the current slide of a scrolling strip, and handlers that track and change it. */
export const useSlides = () => {
  const strip = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);

  // Tracks the scroll position, because IntersectionObserver misses a slide that enters and leaves
  // within one frame.
  const update = useCallback(() => {
    const root = strip.current;
    if (root) setCurrent(Math.round(root.scrollLeft / root.clientWidth) || 0);
  }, []);

  // The strip may have been scrolled before hydration.
  useEffect(update, [update]);

  // The browser's jump to `#slide` also scrolls the page and adds to the history.
  const onJump = (event: MouseEvent<HTMLAnchorElement>) => {
    const slide = document.getElementById(event.currentTarget.hash.slice(1));
    if (!slide || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    strip.current?.scrollTo({ left: slide.offsetLeft });
  };

  return { strip, current, onJump, onScroll: update };
};
