import { useEffect, useState } from 'react';

/**
 * Observes which elements start above a line, given as a distance from the bottom of the window. The root reaches
 * from far above the window to the line. An element intersects it from when its start crosses the line until the
 * reader scrolls back, so no jump on the page is missed.
 */
const observeStarts = (ids: readonly string[], line: string, onChange: () => void) => {
  const above = new Set<string | undefined>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target.id);
        else above.delete(target.id);
      }
      onChange();
    },
    { rootMargin: `999999px 0px -${line} 0px` },
  );
  for (const id of ids) {
    const element = document.getElementById(id);
    if (element) observer.observe(element);
  }
  return { above, stop: () => observer.disconnect() };
};

/**
 * Returns the id of the part that is read, or `undefined` above the first part. A part is read when it starts in the
 * upper third of the window. When the start of the part before has left the window, its upper half is enough: a short
 * part is then marked while it is in view, and a link to the part before it still marks that one.
 */
export const useCurrentPart = (ids: readonly string[]) => {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const update = () =>
      setCurrent(
        order.findLast(
          (id, at) => third.above.has(id) || (half.above.has(id) && top.above.has(order[at - 1])),
        ),
      );
    const third = observeStarts(order, '70%', update);
    const half = observeStarts(order, '50%', update);
    const top = observeStarts(order, '100%', update);
    return () => {
      for (const { stop } of [third, half, top]) stop();
    };
  }, [key]);
  return current;
};
