/** The facts of the business. Copy, heads, structured data and stories read them from here. */
import { config } from '../config/index.ts';

export const brand = 'Crossbar Hockey';
export const foundingYear = 2019;

/** The only store that sells the products. */
export const store = { name: 'Amazon', href: config.store.home } as const;

/** The currency of all prices (ISO 4217). */
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
   * The specification gives two grades: ABEC-7 on the bearings page, ABEC-9 in the showcase of the
   * home page. No other place states a grade until the owner decides.
   */
  abec: { page: 'ABEC-7', showcase: 'ABEC-9' },
} as const;

/** The satisfaction guarantee, in days from purchase. */
export const guaranteeDays = 30;

/** How long the store takes back unused products, in days. */
export const returnDays = 30;

/** How long free delivery takes for Prime members, in days. */
export const primeDays = 2;

/** The opening hours: days as schema.org names them, times on the 24-hour clock. */
export const hours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
} as const;

/** The opening hours as text. */
export const hoursText = `${hours.days[0]} to ${hours.days[4]}, ${hours.opens}–${hours.closes}`;
