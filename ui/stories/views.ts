/** The pictures of a product, each said in words. */
import { tapeViews } from '#ui/pictures';

const alts = [
  'Two rolls of clear shin guard tape on ice.',
  'The lifted end of the tape.',
  'A roll lying flat on the ice.',
  'A roll of clear tape on dark ice.',
];

export const views = tapeViews.map((view, index) => ({ ...view, alt: alts[index] ?? '' }));
