import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const noSubscription = () => () => {};

/** Returns whether the page is in the document already: in the prerenderer, and during hydration. */
const useIsPrerendered = () =>
  useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );

/**
 * Returns whether to render what is below the first window of a page. After a visitor has followed a
 * link, it is false until the first window is painted, so that a slow phone paints that sooner.
 */
export const useShowsAll = () => {
  const isPrerendered = useIsPrerendered();
  const { hash } = useLocation();
  // The browser scrolls to a place of the whole page after Back, and to the element of a hash.
  const needsAll = useNavigationType() === 'POP' || hash !== '';
  const [showsAll, setShowsAll] = useState(isPrerendered || needsAll);
  useEffect(() => {
    if (showsAll) return;
    // The second frame begins when the first one is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setShowsAll(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [showsAll]);
  return showsAll;
};
