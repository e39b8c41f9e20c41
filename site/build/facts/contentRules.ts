import * as v from 'valibot';
import type { CheckedFacts } from '../../content/checked.ts';
import { weekdays, type Hours, type Opening } from '../../content/hours.ts';
import { faultsOf } from './faults.ts';

const rating = v.pipe(
  v.number('a rating from 0 to 5'),
  v.check(
    (value) => value >= 0 && value <= 5 && Number.isInteger(value * 2),
    'a rating from 0 to 5 in halves, such as 4.5',
  ),
);

const time = v.pipe(
  v.string('a time such as 09:00'),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time on the 24-hour clock, such as 09:00'),
);

const isTimeZone = (name: string) => {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const opening = v.pipe(
  v.object({
    days: v.pipe(
      v.array(v.picklist(weekdays, `a day such as Monday, one of ${weekdays.join(', ')}`)),
      v.minLength(1, 'at least one day'),
      v.check((days) => new Set(days).size === days.length, 'each day once'),
    ),
    opens: time,
    closes: time,
  }),
  v.forward(
    v.check(({ opens, closes }) => opens < closes, 'a closing time after the opening time'),
    ['closes'],
  ),
);

/** Returns a sentence for each two openings with hours of one day that overlap. */
const overlapFaults = ({ openings }: Hours): string[] =>
  openings.flatMap((one, at) =>
    openings.slice(0, at).flatMap((other, otherAt) => {
      const day = weekdays.find((name) => one.days.includes(name) && other.days.includes(name));
      if (!day || one.opens >= other.closes || other.opens >= one.closes) return [];
      const hoursOf = ({ opens, closes }: Opening) => `${opens}–${closes}`;
      return [
        `site/content/facts.ts, hours: openings.${otherAt} and openings.${at} both have hours of ${day}, ${hoursOf(other)} and ${hoursOf(one)}: remove ${day} from one of them, or let one close before the other opens.`,
      ];
    }),
  );

const hours = v.object({
  openings: v.array(opening),
  timeZone: v.optional(
    v.object({
      name: v.pipe(
        v.string(),
        v.check(isTimeZone, 'the IANA name of a time zone, such as America/New_York'),
      ),
      words: v.pipe(v.string(), v.nonEmpty('its name in words, such as Eastern Time')),
    }),
  ),
});

const hoursFaults = (given: Hours): string[] => {
  const faults = faultsOf('site/content/facts.ts, hours', hours, given);
  return faults.length > 0 ? faults : overlapFaults(given);
};

const count = (least: number, most: number, example: number) => {
  const expected = `a whole number from ${least} to ${most}, such as ${example}`;
  return v.pipe(
    v.number(expected),
    v.check((value) => Number.isInteger(value) && value >= least && value <= most, expected),
  );
};

const day = (today: string) =>
  v.pipe(
    v.string('a date such as 2026-11-21'),
    v.check(
      (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
      'a date such as 2026-11-21',
    ),
    v.check((value) => value <= today, `a date that is not in the future (today is ${today})`),
  );

/**
 * Returns a sentence for each wrong fact of the content.
 *
 * @param today an ISO date
 */
export const contentFaults = (facts: CheckedFacts, today: string): string[] => [
  ...hoursFaults(facts.hours),
  ...faultsOf(
    'site/content/facts.ts',
    v.object({
      foundingYear: count(1900, Number(today.slice(0, 4)), 2019),
      guaranteeDays: count(1, 3650, 30),
      returnDays: count(1, 3650, 30),
      primeDays: count(0, 30, 2),
    }),
    facts.numbers,
  ),
  ...facts.testimonials.flatMap(({ file, items }) =>
    items.flatMap((item) =>
      faultsOf(
        `${file}, the testimonial '${item.id}'`,
        v.object({ rating: v.optional(rating) }),
        item,
      ),
    ),
  ),
  ...facts.claims
    .filter(({ date }) => date !== '')
    .flatMap((claim) =>
      faultsOf(
        `site/content/whyChoose/performance.ts, the claim '${claim.value}'`,
        v.object({ date: day(today) }),
        claim,
      ),
    ),
  ...facts.guides.flatMap(({ path, updated }) =>
    faultsOf(`the guide ${path}, updated`, v.object({ iso: day(today) }), updated),
  ),
];
