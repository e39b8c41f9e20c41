import { useLayoutEffect, type RefObject } from 'react';

/** Returns the area that two boxes share, in square px. */
const overlap = (one: DOMRect, other: DOMRect) => {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
};

/** Returns how much of the elements the viewport covers, in square px. */
const covered = (viewport: HTMLElement, elements: readonly Element[]) =>
  elements.reduce(
    (sum, element) =>
      sum + overlap(viewport.getBoundingClientRect(), element.getBoundingClientRect()),
    0,
  );

/** Returns the focused control, unless it is part of the toast. */
const focusedControl = (viewport: HTMLElement) => {
  const control = document.activeElement;
  const region = viewport.closest('[role="region"]');
  return !control || control === document.body || region?.contains(control) ? [] : [control];
};

/** Returns the visible texts that a toast does not cover. */
const texts = () =>
  [...document.querySelectorAll('[data-toast-avoids]')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Moves the viewport to the other end of the window when it covers less of the focused control there,
 * or as much of the control and less of the result's text.
 */
const place = (viewport: HTMLElement) => {
  const measure = () => [covered(viewport, focusedControl(viewport)), covered(viewport, texts())];
  const [control = 0, text = 0] = measure();
  if (control + text === 0) return;
  const { placement } = viewport.dataset;
  viewport.dataset['placement'] = placement === 'bottom' ? 'top' : 'bottom';
  const [controlThere = 0, textThere = 0] = measure();
  const isBetter = controlThere < control || (controlThere === control && textThere < text);
  if (!isBetter) viewport.dataset['placement'] = placement;
};

/** Places the viewport below the header, and moves it when it covers the focused control. */
const keepOffFocus = (viewport: HTMLElement) => {
  viewport.dataset['placement'] = 'top';
  const update = () => place(viewport);
  // Also runs when Radix has rendered the toast, which makes the viewport higher.
  const resizes = new ResizeObserver(update);
  resizes.observe(viewport);
  document.addEventListener('focusin', update);
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  return () => {
    resizes.disconnect();
    document.removeEventListener('focusin', update);
    removeEventListener('scroll', update);
    removeEventListener('resize', update);
  };
};

/**
 * Keeps the open toast off the focused control (WCAG 2.2, 2.4.11) and the text of a result. It starts
 * below the header.
 */
export const usePlacement = (viewport: RefObject<HTMLElement | null>, openId?: number) => {
  useLayoutEffect(() => {
    if (!viewport.current || openId === undefined) return;
    return keepOffFocus(viewport.current);
  }, [viewport, openId]);
};
