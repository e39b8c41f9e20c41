import { isPlainClick } from '#ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { rememberFollowedLink } from './followedLink.ts';
import { linkOf, targetOf, type LinkTarget } from './links.ts';
import { createPrefetcher } from './prefetch.ts';

/** The path, query, and hash of the current page. */
type Current = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search' | 'hash'>;

/** Follows links in the app, and prefetches what they lead to. Returns a function that stops it. */
const handleLinks = (frame: HTMLElement, current: Current, navigate: NavigateFunction) => {
  const { pathname, search, hash } = current;
  const prefetcher = createPrefetcher();
  const stop = new AbortController();

  const onTarget = (act: (target: LinkTarget) => void) => (event: Event) => {
    const link = linkOf(event);
    const target = link && targetOf(link, pathname);
    if (target && target.pathname !== pathname) act(target);
  };
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    const target = link && targetOf(link, pathname);
    if (!target || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    rememberFollowedLink(link);
    void navigate(target.address, { replace: target.address === pathname + search + hash });
  };

  const on = (types: string[], handle: (event: Event) => void) => {
    for (const type of types) frame.addEventListener(type, handle, { signal: stop.signal });
  };
  frame.addEventListener('click', follow, { signal: stop.signal });
  on(['pointerdown'], onTarget(prefetcher.now));
  on(['pointerover', 'focusin'], onTarget(prefetcher.soon));
  on(['pointerout', 'focusout'], prefetcher.cancel);
  return () => {
    prefetcher.cancel();
    stop.abort();
  };
};

/**
 * Makes the page's links lead through the app, those in a post's HTML too, and prefetches the code and
 * the data of a page when the visitor points at its link, focuses it, or presses it.
 */
export const useLinks = () => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    // They prefetch documents, for visitors who follow a link before the app has started.
    document.querySelector('script[type="speculationrules"]')?.remove();
  }, []);

  useEffect(() => {
    const frame = document.querySelector('main')?.parentElement;
    return frame ? handleLinks(frame, { pathname, search, hash }, navigate) : undefined;
  }, [pathname, search, hash, navigate]);
};
