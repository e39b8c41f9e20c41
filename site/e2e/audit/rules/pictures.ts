import { judgedViews, mostTooLarge } from '../../../build/choosePicture.ts';
import { fileFor } from '../../../build/pictureSizes.ts';
import { all } from '../page.ts';
import type { Rule } from '../site.ts';

/** No window fetches much more of a picture than it draws. A journey proves that `sizes` is true. */
export const pictureFit: Rule = ({ document }) =>
  all(document, 'picture').flatMap(({ outerHTML }) => {
    const files = judgedViews.flatMap((view) => {
      const file = fileFor(outerHTML, view);
      return file ? { ...file, window: `${view.width} px, x${view.density}` } : [];
    });
    const unknown = files.find(({ tooLarge }) => !(tooLarge > 0));
    if (unknown) return [`${unknown.address} is of no known size`];
    const [worst] = files.toSorted((a, b) => b.tooLarge - a.tooLarge);
    return worst && worst.tooLarge > mostTooLarge
      ? [`${worst.address} is ${worst.tooLarge.toFixed(2)} times too wide at ${worst.window}`]
      : [];
  });
