import { announceFirst } from '#ui';
import { findFollowedLink, hasFollowedLink, showFollowedLink } from './followedLink.ts';

/**
 * Returns the page's heading. Skips that of a skeleton, which does not say what the page is, and that
 * of the page before, which React hides while the code of the page loads.
 */
const findHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1:not([aria-busy="true"] *)');
  return heading && heading.getClientRects().length > 0 ? heading : null;
};

const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null;

const findTarget = (hash: string) => {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // Not percent-encoded: the hash names no element.
  }
};

/** Focuses an element without scrolling. A hidden element cannot take the focus. */
const tryFocus = (element: HTMLElement) => {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/**
 * Returns a function that moves the focus, until the visitor has moved it elsewhere. The focus falls
 * to the body when its element is removed.
 */
const createFocusMover = () => {
  let last: Element | null = null;
  return (element: HTMLElement) => {
    const { activeElement } = document;
    const isOurs = last === null || activeElement === last || activeElement === document.body;
    if (!isOurs || !tryFocus(element)) return false;
    last = element;
    return true;
  };
};

/** Calls `attempt` at once and after each change of the page, until it returns true. */
const attemptAtEachChange = (main: Element, attempt: () => boolean) => {
  if (attempt()) return () => {};
  const observer = new MutationObserver(() => {
    if (attempt()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  return () => observer.disconnect();
};

const focusFollowedLink = (moveFocus: (element: HTMLElement) => boolean) => {
  const link = findFollowedLink();
  if (!link || !moveFocus(link)) return false;
  // In the next frame, because the browser restores the scroll position after this one.
  requestAnimationFrame(() => showFollowedLink(link));
  return true;
};

const focusTarget = (moveFocus: (element: HTMLElement) => boolean, hash: string) => {
  const target = findTarget(hash);
  if (!target || !moveFocus(target)) return false;
  target.scrollIntoView({ behavior: 'instant' });
  return true;
};

/** Announces the page's title once its heading is there, unless the document came with the heading. */
export const announceLoadedPage = () => {
  const main = document.querySelector('main');
  if (!main || findHeading()) return () => {};
  return attemptAtEachChange(main, () => {
    if (!findHeading()) return false;
    announceFirst(document.title);
    return true;
  });
};

/**
 * Moves the focus into a page that was opened without loading a document, and announces its title once
 * its heading is there. The focus goes to the link that was followed from the page (Back, Forward), to
 * the target of the hash, or to the heading. Until they are there it stays on the heading or on `main`,
 * because the focus of a removed element is lost.
 * @returns a function that ends the wait
 */
export const arrive = ({ isTraversal, hash }: { isTraversal: boolean; hash: string }) => {
  const main = document.querySelector('main');
  if (!main) return () => {};
  const moveFocus = createFocusMover();
  const hasPlace = isTraversal ? hasFollowedLink() : hash !== '';
  let isAnnounced = false;

  return attemptAtEachChange(main, () => {
    const heading = findHeading();
    const isPlaced = isTraversal ? focusFollowedLink(moveFocus) : focusTarget(moveFocus, hash);
    if (!isPlaced && moveFocus(heading ?? main) && !isTraversal) {
      heading?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    // After the focus, whose move would interrupt it.
    if (heading && !isAnnounced) {
      isAnnounced = true;
      announceFirst(document.title);
    }
    return heading !== null && (isPlaced || !hasPlace || !isLoading());
  });
};
