import { loadedFile, maxOversize, viewports } from '../../../build/pictureSizes.ts';
import { all } from '../page.ts';
import type { Rule } from '../site.ts';

/** No window fetches much more of a picture than it draws. A journey proves that `sizes` is true. */
export const pictureFit: Rule = ({ document }) =>
  all(document, 'picture').flatMap(({ outerHTML }) => {
    const files = viewports.flatMap((view) => {
      const file = loadedFile(outerHTML, view);
      return file ? { ...file, window: `${view.width} px, x${view.density}` } : [];
    });
    const unknown = files.find(({ oversize }) => !(oversize > 0));
    if (unknown) return [`${unknown.address} is of no known size`];
    const [worst] = files.toSorted((a, b) => b.oversize - a.oversize);
    return worst && worst.oversize > maxOversize
      ? [`${worst.address} is ${worst.oversize.toFixed(2)} times too wide at ${worst.window}`]
      : [];
  });
