import { useLayoutEffect, useRef } from 'react';
import { announce } from '../../foundations/announcer.ts';

/**
 * Focuses the link of the first item that was added to a list since `rememberCount` was called: the
 * button that adds items is behind all of them, or disappears. Announces `note` with it.
 */
export const useFocusFirstAdded = (count: number, note: string | undefined) => {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const first = before.current;
    if (first === undefined || count <= first) return;
    before.current = undefined;
    list.current?.querySelectorAll('li')[first]?.querySelector('a')?.focus();
    if (note) announce(note);
  }, [count, note]);
  const rememberCount = () => {
    before.current = count;
  };
  return { list, rememberCount };
};
