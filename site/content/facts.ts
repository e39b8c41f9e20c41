/** Every fact of the business, once. Copy, heads, structured data and stories read them from here. */
import { config } from '../config/index.ts';

export const brand = 'Crossbar Hockey';
export const foundingYear = 2019;
export const store = { name: 'Amazon', href: config.store.home } as const;

export const tape = {
  name: 'Hockey Tape',
  path: '/hockey-tape',
  storeHref: config.store.tape,
  prices: { low: 9.99, high: 18.99 },
  price: '$9.99 – $18.99',
  width: '1 inch',
  length: '27 yards',
  packs: [5, 10],
} as const;

export const laces = {
  name: 'Hockey Laces',
  path: '/hockey-laces',
  storeHref: config.store.laces,
  prices: { low: 7.99, high: 7.99 },
  price: '$7.99',
} as const;

export const bearings = {
  name: 'Bearings',
  path: '/bearings',
  storeHref: config.store.bearings,
  prices: { low: 24.99, high: 24.99 },
  price: '$24.99',
  /**
   * The owner gives two grades: the bearings page says ABEC-7, the home showcase ABEC-9. Both are
   * kept until the owner settles it; each place reads its own, and they stand nowhere else.
   */
  abec: { page: 'ABEC-7', showcase: 'ABEC-9' },
} as const;

/** Days from purchase in which the guarantee holds, and in which unused products can go back. */
export const guaranteeDays = 30;
