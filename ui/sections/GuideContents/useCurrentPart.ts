import { useEffect, useState } from 'react';

/**
 * All that is above a line a third down the window, however far above: a part comes in when it
 * begins to be read and goes out only backwards, so that no jump on the page is missed.
 */
const above = '999999px 0px -70% 0px';

/** The id of the part that is read; none as long as the first is still to come. */
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
      { rootMargin: above },
    );
    for (const id of order) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
};
