import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { isPlainClick } from '../../foundations/isPlainClick.ts';

/**
 * Returns the current slide of a scrolling strip, and handlers that track and change it.
 *
 * @param start The place of the slide that is in sight at first, from 0
 */
export const useSlides = <Strip extends HTMLElement>(start = 0) => {
  const strip = useRef<Strip>(null);
  const [current, setCurrent] = useState(start);

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
    if (!slide || !isPlainClick(event)) return;
    event.preventDefault();
    strip.current?.scrollTo({ left: slide.offsetLeft });
  };

  return { strip, current, onJump, onScroll: update };
};
