import {
  candidatesOf,
  chosen,
  holds,
  judgedViews,
  mostTooLarge,
  namedWidth,
} from '../../prerender/choosePicture.ts';
import { all } from '../page.ts';
import type { Rule } from '../site.ts';

const holdsAt = (source: Element, width: number) => holds(source.getAttribute('media'), width);

/** Another source of the same picture and format that is taken before this one. */
const isForestalled = (source: Element, width: number) =>
  all(source.parentElement ?? source, 'source').some(
    (other) =>
      other.getAttribute('type') === source.getAttribute('type') &&
      other.compareDocumentPosition(source) === other.DOCUMENT_POSITION_FOLLOWING &&
      holdsAt(other, width),
  );

/** How much too wide the file is that a source gives to each window that it is for. */
const excesses = (source: Element) => {
  const sizes = source.getAttribute('sizes') ?? '';
  const candidates = candidatesOf(source.getAttribute('srcset') ?? '');
  return judgedViews
    .filter(({ width }) => holdsAt(source, width) && !isForestalled(source, width))
    .map(({ width, density }) => {
      const drawn = namedWidth(sizes, width) ?? Number.NaN;
      const { address = 'a picture', width: wide = 0 } = chosen(candidates, drawn, density) ?? {};
      return { address, ratio: wide / (drawn * density), window: `${width} px, x${density}` };
    });
};

/** No window fetches much more of a picture than it draws. A journey proves that `sizes` is true. */
export const pictureFit: Rule = ({ document }) =>
  all(document, 'source[srcset], img[srcset]').flatMap((source) => {
    const found = excesses(source);
    const unknown = found.find(({ ratio }) => !(ratio > 0));
    if (unknown) return [`${unknown.address} is of no known size`];
    const [worst] = found.toSorted((a, b) => b.ratio - a.ratio);
    return worst && worst.ratio > mostTooLarge
      ? [`${worst.address} is ${worst.ratio.toFixed(2)} times too wide at ${worst.window}`]
      : [];
  });
