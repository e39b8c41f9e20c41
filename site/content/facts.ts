/** Every fact of the business, once. Copy, heads, structured data and stories read them from here. */
import { config } from '../config/index.ts';

export const brand = 'Crossbar Hockey';
export const foundingYear = 2019;

/** The marketplace is the only place to buy. */
export const store = { name: 'Amazon', href: config.store.home } as const;

/** All prices are in this currency (ISO 4217). */
export const currency = 'USD';

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

const tapeOffers = [
  { name: '5 rolls', rolls: 5, price: 9.99 },
  { name: '10 rolls', rolls: 10, price: 18.99 },
] as const;

export const tape = {
  name: 'Hockey Tape',
  path: '/hockey-tape',
  storeHref: config.store.tape,
  offers: tapeOffers,
  price: tapeOffers.map(({ price }) => dollars(price)).join(' – '),
  width: '1 inch',
  length: '27 yards',
  packs: tapeOffers.map(({ rolls }) => rolls),
} as const;

const lacesOffers = [{ name: 'One pair', price: 7.99 }] as const;

export const laces = {
  name: 'Hockey Laces',
  path: '/hockey-laces',
  storeHref: config.store.laces,
  offers: lacesOffers,
  price: dollars(lacesOffers[0].price),
  material: 'Cloth',
} as const;

const bearingsOffers = [{ name: 'One set', price: 24.99 }] as const;

export const bearings = {
  name: 'Bearings',
  path: '/bearings',
  storeHref: config.store.bearings,
  offers: bearingsOffers,
  price: dollars(bearingsOffers[0].price),
  material: 'Chrome steel',
  /**
   * The owner gives two grades: the bearings page says ABEC-7, the home showcase ABEC-9. Both are
   * kept until the owner settles it; each place reads its own, and they stand nowhere else.
   */
  abec: { page: 'ABEC-7', showcase: 'ABEC-9' },
} as const;

/** Days from purchase in which the satisfaction guarantee holds. */
export const guaranteeDays = 30;

/** Days in which the marketplace takes back what has not been used. */
export const returnDays = 30;

/** Days that free delivery takes for Prime members of the marketplace. */
export const primeDays = 2;

/** When somebody answers: days as schema.org names them, times on the 24-hour clock. */
export const hours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
} as const;

/** The same, to be read. */
export const hoursText = `${hours.days[0]} to ${hours.days[4]}, ${hours.opens}–${hours.closes}`;
