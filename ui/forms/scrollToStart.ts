/**
 * Scrolls the page as little as possible until an element is in view below the sticky header. Of an
 * element that is higher than the window, it shows the start.
 */
export const scrollToStart = (element: HTMLElement) => {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const space = window.innerHeight - (Number.parseFloat(scrollPaddingTop) || 0);
  element.scrollIntoView({ block: element.offsetHeight <= space ? 'nearest' : 'start' });
};
