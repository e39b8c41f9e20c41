import type { LaceFinderProps } from '#ui';
import { dollars, type NamedProduct } from '../../catalog/product.ts';
import { store } from '../facts.ts';
import { laceFinderId, laceLengths } from '../laceLengths.ts';
import { packStoreHref } from '../storeLinks.ts';

/** The labels of the smallest and the largest size, each of which includes all sizes beyond it. */
const endLabels: Readonly<Record<string, string>> = { 13: '13 or smaller', 12: '12 or larger' };

/** The finder of the length of a lace. Its rules are those of the lacing guide. */
export const laceFinder: Omit<LaceFinderProps, 'address' | 'surface'> = {
  id: laceFinderId,
  title: 'Find your lace length',
  lead: 'Choose the size printed on the skate, the eyelets you use and the bow you tie. Or measure an old lace that tied well.',
  label: 'Your lace',
  chart: laceLengths,
  initial: { size: '9', eyelets: 'top', knot: 'double' },
  words: {
    size: 'Skate size',
    eyelets: 'How far up you lace',
    knot: 'How you tie',
    sizeOf: (size, fit) => `${endLabels[size] ?? size} (${fit.toLowerCase()})`,
    eyeletsOf: { open: 'Skip top pair', top: 'All eyelets', extra: 'Extra pair' },
    knotOf: { single: 'Single bow', double: 'Double bow', turn: 'Double wrap' },
    reasonOf: {
      topOfRow: 'Longer, for the end of a range.',
      extraPair: 'Longer, for the extra pair of eyelets.',
      doubledTurn: 'Longer, for the double wrap.',
      openPair: 'Shorter, for the open pair.',
      singleBow: 'A single bow allows one length less.',
      end: 'The chart ends here.',
    },
    caption: 'Lace length in inches, for a double bow',
    column: 'Skate size',
    note: 'For a double wrap, use “Extra pair”. Wide feet or a high instep: one length up. Narrow feet: one down.',
  },
};

/** Returns the button of the finder's answer. */
export const laceStore = ({ key, name, packs: [pack], storeUrl }: NamedProduct) => ({
  label: `Buy on ${store.name}`,
  href: packStoreHref('product-finder', key, pack, storeUrl),
  context: name,
  price: `${pack.name}, ${dollars(pack.price)}`,
});
