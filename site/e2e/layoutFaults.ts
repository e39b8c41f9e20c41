/** Finds text that a visitor cannot read: cut, outside its box, or broken inside a word. */
import type { Page } from '@playwright/test';

/** Runs in the page. Returns one sentence for each fault. */
const findFaults = (): string[] => {
  const faults = new Set<string>();
  const root = document.documentElement;
  const overflow = root.scrollWidth - root.clientWidth;
  if (overflow > 0) faults.add(`the page is ${overflow} px wider than the window`);

  /** Rounding of positions. */
  const tolerance = 1;
  /** Returns whether an element is cut to nothing: its text is for screen readers or for nobody. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isClipped(element);
  const isOutside = (rect: DOMRect, box: DOMRect) =>
    rect.left < box.left - tolerance || rect.right > box.right + tolerance;
  const isCutBelow = (rect: DOMRect, box: DOMRect) =>
    rect.top < box.top - rect.height / 3 || rect.bottom > box.bottom + rect.height / 3;
  const isHidden = (rect: DOMRect) => rect.width <= 1 || rect.height <= 1;

  /** Returns what is wrong with one line of a text. */
  const faultOf = (rect: DOMRect, parent: Element): string | undefined => {
    for (let box: Element | null = parent; box && box !== root; box = box.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      if (/auto|scroll/.test(overflowX)) return undefined;
      const around = box.getBoundingClientRect();
      if (isOutside(rect, around)) return overflowX === 'visible' ? 'leaves its box' : 'is cut';
      if (overflowY !== 'visible' && isCutBelow(rect, around)) return 'is cut';
    }
    return undefined;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const fault = isHidden(rect) ? undefined : faultOf(rect, parent);
      if (fault) faults.add(`'${text.nodeValue.trim().slice(0, 40)}' ${fault}`);
    }
    // A line may end at a space, a dash, or a slash. Addresses may break anywhere.
    for (const { 0: word, index } of text.nodeValue.matchAll(/[^\s\u00ad/–—-]+[/–—-]?/g)) {
      if (/[@.]\w/.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) faults.add(`'${word}' is broken`);
    }
  }
  return [...faults];
};

/** Returns one sentence for each text of the page that is cut or broken, and for horizontal scroll. */
export const layoutFaults = (page: Page) => page.evaluate(findFaults);
