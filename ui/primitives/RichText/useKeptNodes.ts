import { useLayoutEffect, useRef } from 'react';

/** The elements with prerendered nodes by path: one for each document that was loaded. */
const keptElements = new Map<string, HTMLElement>();

/**
 * Returns a ref for the element that shows the prerendered nodes of `path`. React does not know these
 * nodes, so they would be lost when the visitor leaves the page in the app and returns. The hook moves
 * them into the new element, without parsing HTML again.
 *
 * @param isPrerendered Whether the nodes come from the document. When false, the hook does nothing.
 */
export const useKeptNodes = (path: string, isPrerendered: boolean) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isPrerendered) return;
    const previous = keptElements.get(path);
    if (previous && element.childNodes.length === 0)
      element.replaceChildren(...previous.childNodes);
    if (element.childNodes.length > 0) keptElements.set(path, element);
  }, [path, isPrerendered]);
  return ref;
};
