import { holdAnnouncements } from '#ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { importAgain } from '../importAgain.ts';

type Arrival = typeof import('./arrival.ts');

/**
 * Calls a function of `arrival.ts`, which is loaded apart because hydration does not need it. What the
 * page announces waits for it, so that the title is read first.
 * @returns a function that ends the wait that `act` has started
 */
const withArrival = (act: (arrival: Arrival) => () => void) => {
  let isEnded = false;
  let end = () => {};
  const release = holdAnnouncements();
  importAgain(() => import('./arrival.ts'))
    .then((arrival) => {
      if (!isEnded) end = act(arrival);
    })
    // The page is shown all the same; the focus stays on the followed link or on the body.
    .catch(() => {})
    .finally(release);
  return () => {
    isEnded = true;
    end();
  };
};

/**
 * Does on a client navigation what the browser does when it loads a page: scrolls to the top or to the
 * hash, moves the focus, and lets screen readers read the title. Back and Forward keep the browser's
 * scroll position.
 */
export const usePageChange = () => {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef<string>(undefined);
  const endWait = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const isDocument = previous.current === undefined;
    if (previous.current === pathname) return;
    previous.current = pathname;
    endWait.current?.();
    if (isDocument) {
      endWait.current = withArrival(({ announceLoadedPage }) => announceLoadedPage());
      return;
    }
    // It describes the page that the visit started with. Crawlers load every page as a document.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    const isTraversal = type === 'POP';
    if (!isTraversal) scrollTo(0, 0);
    endWait.current = withArrival(({ arrive }) => arrive({ isTraversal, hash }));
  }, [pathname, hash, type]);

  useLayoutEffect(() => () => endWait.current?.(), []);
};
