import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const targetOf = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // Not an encoded text: it points nowhere.
  }
};

const reveal = (hash: string) => {
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
 * What a browser does when a page loads, done for pages that are only swapped: start at the top
 * (or where the link points), put the focus on the page, say its title. Back and forward keep the
 * place that the browser remembers. Answers with the title to be read out.
 */
export const useArrival = () => {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const cameFrom = useRef(pathname);
  const [announcement, announce] = useState('');

  useLayoutEffect(() => {
    if (cameFrom.current === pathname) return;
    cameFrom.current = pathname;
    // Search engines fetch each address by itself; in a swapped page this would be the last page's.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    if (type !== 'POP') reveal(hash);
    focusHeading();
    announce(document.title);
  }, [pathname, hash, type]);

  return announcement;
};
