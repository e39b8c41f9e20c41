import { useEffect, useState } from 'react';

/**
 * A root that reaches from far above the window to a third of its height. A part intersects it from
 * when its start crosses that line until the reader scrolls back, so no jump on the page is missed.
 */
const readArea = '999999px 0px -70% 0px';

/** Returns the id of the part that is read, or `undefined` above the first part. */
export const useCurrentPart = (ids: readonly string[]) => {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(order.findLast((id) => begun.has(id)));
      },
      { rootMargin: readArea },
    );
    for (const id of order) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
};
