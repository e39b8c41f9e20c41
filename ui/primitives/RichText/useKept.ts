import { useLayoutEffect, useRef } from 'react';

/** The elements that came with the document, by address: at most one for each page that was loaded. */
const kept = new Map<string, HTMLElement>();

/**
 * Keeps what the document came with. React neither reads it nor sets it again, so it would be lost
 * when the reader leaves the page inside the app and comes back. The nodes themselves are moved: no
 * HTML is parsed a second time.
 */
export const useKept = (address: string, isFromDocument: boolean) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isFromDocument) return;
    const before = kept.get(address);
    if (before && element.childNodes.length === 0) element.replaceChildren(...before.childNodes);
    if (element.childNodes.length > 0) kept.set(address, element);
  }, [address, isFromDocument]);
  return ref;
};
