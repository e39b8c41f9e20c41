import { primeDays, store } from '../facts.ts';

/** Returns the store button of a product page. */
export const buyAt = (href: string) => ({
  label: `BUY NOW ON ${store.name.toUpperCase()}`,
  href,
});

/** The note below the store button. */
export const buyNote = `Prime members get free ${primeDays}-day shipping. Sold only in our ${store.name} store.`;

/** The heading above the other two products. */
export const others = { id: 'more-gear', title: 'The rest of the bag' } as const;
