import type { TapeFinderProps } from '#ui';
import { dollars, type NamedProduct } from '../../catalog/product.ts';
import { tapeUse } from '../../products/tape.ts';
import { store } from '../facts.ts';
import { packStoreHref } from '../storeLinks.ts';

/** Labels for the numbers of skates of a season, as the article on rolls counts them. */
const seasonLabels: Readonly<Record<string, string>> = {
  26: '26 (a season, once a week)',
  52: '52 (a season, twice a week)',
};

const inches = Array.from({ length: 12 }, (_, index) => String(10 + index));

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The finder of the rolls that a season takes. Its sum is the one of the article on rolls. */
const finder: Omit<TapeFinderProps, 'address' | 'surface' | 'packs'> = {
  id: 'rolls',
  title: 'How many rolls do you need?',
  lead: 'Measure with guard and sock on, below the knee and below the calf, and use the average.',
  label: 'For both legs',
  use: tapeUse,
  initial: { leg: '17', turns: '3', skates: '26' },
  options: {
    leg: inches,
    turns: ['2', '3', '4'],
    skates: ['5', '10', '15', '20', '26', '40', '52', '80', '104'],
  },
  words: {
    leg: 'Around the leg',
    turns: 'Turns per band',
    skates: 'Games and practices left',
    legOf: (leg) => `${leg} in`,
    turnsOf: (turns) => `${turns} turns`,
    skatesOf: (skates) => seasonLabels[skates] ?? skates,
    rollsOf: (rolls) => counted(rolls, 'roll'),
    packOf: (pack) => `pack of ${pack}`,
    yieldOf: (skates) =>
      `One roll tapes both legs about ${counted(skates, 'time')}: two bands a leg.`,
    leftOverOf: (rolls) => `${counted(rolls, 'roll')} to spare.`,
    buyOf: (pack) => `Buy ${pack} on ${store.name}`,
    caption: 'How many times one roll tapes both legs',
    note: 'Divide the games and practices left by the number in the table, and round up.',
  },
};

/** Returns the finder with the packs of the product. A product whose packs have no counts has none. */
export const tapeFinder = ({ key, packs, storeUrl }: NamedProduct) => {
  const [first, ...others] = packs.flatMap(({ count, ...pack }) =>
    count === undefined
      ? []
      : [
          {
            count,
            name: pack.name,
            price: dollars(pack.price),
            href: packStoreHref('product-finder', key, pack, storeUrl),
          },
        ],
  );
  return first && { ...finder, packs: [first, ...others] as const };
};
