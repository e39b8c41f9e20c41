import { useLayoutEffect, useRef } from 'react';

/** Returns the focused element when the window shows its start. */
const findVisibleFocus = () => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return undefined;
  const { top } = activeElement.getBoundingClientRect();
  return top >= 0 && top < innerHeight ? activeElement : undefined;
};

/** Keeps the focused element in the window when a form appears above it. */
export const useFocusInView = (isShown: boolean) => {
  const visible = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!isShown) visible.current = findVisibleFocus();
    else if (visible.current === document.activeElement && !findVisibleFocus()) {
      visible.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
  }, [isShown]);
};
