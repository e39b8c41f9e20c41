import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const targetOf = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // Not percent-encoded: the hash names no element.
  }
};

const scrollToTarget = (hash: string) => {
  const target = hash ? targetOf(hash) : null;
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
};

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/**
 * Does on a client navigation what the browser does when it loads a page: scrolls to the top or to the
 * hash, and focuses the main heading. Back and Forward keep the browser's scroll position.
 * @returns the title for screen readers to announce
 */
export const usePageChange = () => {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);
  const [announcement, announce] = useState('');

  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // It describes the page that the visit started with. Crawlers load every page as a document.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    if (type !== 'POP') scrollToTarget(hash);
    focusHeading();
    announce(document.title);
  }, [pathname, hash, type]);

  return announcement;
};
