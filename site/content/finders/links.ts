import { catalog } from '../../catalog/index.ts';

/** What a visitor asks before an order, by the product's key. `id` is that of the section that answers it. */
const questions: Readonly<Record<string, { label: string; id: string }>> = {
  tape: { label: 'How many rolls do you need?', id: 'rolls' },
  laces: { label: 'Which length do you need?', id: 'lace-length' },
  bearings: { label: 'Is your bearing a 608?', id: 'is-it-a-608' },
};

/** The links to the answers, in the order of the products. The ids are not imported: they would bring the finders. */
export const finderLinks = catalog.flatMap(({ key, path }) => {
  const question = questions[key];
  return question ? [{ label: question.label, href: `${path}#${question.id}` }] : [];
});
