/** The facts of the business. Copy, heads, structured data and stories read them from here. */
import type { Hours } from './hours.ts';

export const brand = 'Crossbar Hockey';
export const foundingYear = 2019;

/** The only store that sells the products. */
export const store = { name: 'Amazon' } as const;

/** The currency of all prices (ISO 4217). */
export const currency = 'USD';

/** The satisfaction guarantee, in days from purchase. */
export const guaranteeDays = 30;

/** How long the store takes back unused products, in days. */
export const returnDays = 30;

/** How long free delivery takes for Prime members, in days. */
export const primeDays = 2;

/** The number of quality standards, which `whyChoose/quality.ts` lists. */
export const standardCount = 6;

/** The share of customers who are satisfied with how long the gear lasts. The evidence is in `whyChoose/performance.ts`. */
export const durability = { value: '97%', label: 'durability satisfaction' } as const;

/** The rating by professional players. The evidence is in `whyChoose/performance.ts`. */
export const proRating = { value: '8.9/10', label: 'pro rating' } as const;

/** The opening hours. A `timeZone` is shown behind the times: see `hours.ts`. */
export const hours: Hours = {
  openings: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    },
  ],
};
