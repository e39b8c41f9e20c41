import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announceLoadedPage, arrive } from './arrival.ts';

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
      endWait.current = announceLoadedPage();
      return;
    }
    // It describes the page that the visit started with. Crawlers load every page as a document.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    const isTraversal = type === 'POP';
    if (!isTraversal) scrollTo(0, 0);
    endWait.current = arrive({ isTraversal, hash });
  }, [pathname, hash, type]);

  useLayoutEffect(() => () => endWait.current?.(), []);
};
