import { catalog } from '../../catalog/index.ts';

/** A question for each product, by the product's key, and the id of the section that answers it. */
const questions: Readonly<Record<string, { label: string; id: string }>> = {
  tape: { label: 'How many rolls do you need?', id: 'rolls' },
  laces: { label: 'How long should your laces be?', id: 'lace-length' },
  bearings: { label: 'Is your bearing a 608?', id: 'is-it-a-608' },
};

/** A link to each answer, in the order of the products. The ids are repeated here, because an import would load the finders. */
export const finderLinks = catalog.flatMap(({ key, path }) => {
  const question = questions[key];
  return question ? [{ label: question.label, href: `${path}#${question.id}` }] : [];
});
