/** The rules of structured data as such: its form, its pointers, what it must never say. */
import { all, objectsIn, type Thing } from '../page.ts';
import type { Rule } from '../site.ts';

/** One block at most, of schema.org, in the one form that we write. */
export const dataBlock: Rule = ({ blocks, document }) => {
  if (blocks.length > 1) return [`${blocks.length} blocks of structured data, not one`];
  const faults = all(document, '[itemscope], [itemprop], [typeof]').map(
    ({ localName }) => `structured data in the markup of ${localName}`,
  );
  const [block] = blocks;
  if (blocks.length === 0) return faults;
  if (block === undefined) return [...faults, 'the structured data cannot be read'];
  const [outermost] = objectsIn(block);
  return outermost?.['@context'] === 'https://schema.org'
    ? faults
    : [...faults, `the context is '${String(outermost?.['@context'])}'`];
};

const idOf = ({ '@id': id }: Thing) => (typeof id === 'string' ? id : JSON.stringify(id));

const idsOf = (things: readonly Thing[]) => things.filter((thing) => '@id' in thing).map(idOf);

/** Each thing has an `@id` of its own, within this site. */
export const dataIds: Rule = ({ things }, { origin }) => {
  const ids = idsOf(things);
  return ids.flatMap((id, index) => [
    ...(id.startsWith(`${origin}/`) ? [] : [`the @id ${id} is not of this site`]),
    ...(ids.indexOf(id) === index ? [] : [`the @id ${id} is there twice`]),
  ]);
};

/** What is pointed at is on this page, or on the home page. */
export const dataPointers: Rule = ({ blocks, things }, { pages }) => {
  const home = pages.find(({ path }) => path === '/');
  const ids = idsOf([...things, ...(home?.things ?? [])]);
  return objectsIn(blocks)
    .filter((thing) => '@id' in thing && !('@type' in thing) && !ids.includes(idOf(thing)))
    .map((thing) => `nothing has the @id ${idOf(thing)}`);
};

/** Types that would claim what is not so, or that nobody reads any more. */
export const forbiddenTypes = [
  'AggregateOffer',
  'AggregateRating',
  'FAQPage',
  'ProductGroup',
  'Rating',
  'Review',
  'SearchAction',
];

/** An owner's own praise does not count; shipping and returns are the marketplace's. */
const forbiddenProperties = [
  'aggregateRating',
  'review',
  'reviews',
  'shippingDetails',
  'hasMerchantReturnPolicy',
];

/** Nothing that must never be said. */
export const dataForbidden: Rule = ({ things }) =>
  things.flatMap((thing) => {
    const type = String(thing['@type']);
    const { sameAs } = thing;
    const hasPlaces = !('sameAs' in thing) || (Array.isArray(sameAs) && sameAs.length > 0);
    return [
      ...(forbiddenTypes.includes(type) ? [`${type} must not be told`] : []),
      ...forbiddenProperties
        .filter((name) => name in thing)
        .map((name) => `${type}.${name} must not be told`),
      ...(hasPlaces ? [] : [`${type}.sameAs is empty`]),
    ];
  });
