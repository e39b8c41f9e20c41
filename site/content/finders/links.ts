import { catalog } from '../../catalog/index.ts';

/** What a visitor asks before an order, and the finder that answers it, by the product's key in the catalog. */
const questions: Readonly<Record<string, { label: string; finder: string }>> = {
  tape: { label: 'How many rolls do you need?', finder: 'rolls' },
  laces: { label: 'How long should your laces be?', finder: 'lace-length' },
  bearings: { label: 'Is your bearing a 608?', finder: 'is-it-a-608' },
};

/** The links to the finders, in the order of the products. */
export const finderLinks = catalog.flatMap(({ key, path }) => {
  const question = questions[key];
  return question ? [{ label: question.label, href: `${path}#${question.finder}` }] : [];
});
