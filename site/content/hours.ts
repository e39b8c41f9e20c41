/** Opening hours, from one value for the words on the page and for structured data. */

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** The hours of one or more days, on the 24-hour clock. */
export interface Opening {
  /** Days as schema.org names them, in any order. */
  readonly days: readonly Weekday[];
  /** `09:00` */
  readonly opens: string;
  /** `17:00` */
  readonly closes: string;
}

export interface Hours {
  /** Days with the same hours are one entry. */
  readonly openings: readonly Opening[];
  /** The IANA name of the time zone, and how people call it: `America/New_York`, `Eastern Time`. */
  readonly timeZone?: { readonly name: string; readonly words: string };
}

/** Returns the days in runs without a gap, each in the order of the week. */
const runsOf = (days: readonly Weekday[]): Weekday[][] => {
  const runs: Weekday[][] = [];
  for (const [at, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const previous = weekdays[at - 1];
    const run = runs.at(-1);
    if (run && run.at(-1) === previous) run.push(day);
    else runs.push([day]);
  }
  return runs;
};

const runText = (run: readonly Weekday[]) =>
  run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(' and ');

/** Returns days as text: `Monday to Friday`, `Tuesday and Thursday`, `Monday to Wednesday, Saturday`. */
export const daysText = (days: readonly Weekday[]) => {
  const runs = runsOf(days);
  const areSingle = runs.every(({ length }) => length === 1);
  if (!areSingle) return runs.map(runText).join(', ');
  const names = runs.flat();
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
};

/** Returns a time on the 12-hour clock: `9 a.m.`, `5:30 p.m.` */
export const timeText = (time: string) => {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}\u00A0${hour < 12 ? 'a.m.' : 'p.m.'}`;
};

/** Returns a line of text for each entry: `Monday to Friday, 9 a.m. to 5 p.m.` */
export const hoursLines = ({ openings, timeZone }: Hours) =>
  openings.map(({ days, opens, closes }) =>
    [
      daysText(days),
      `${timeText(opens)} to ${timeText(closes)}${timeZone ? ` (${timeZone.words})` : ''}`,
    ].join(', '),
  );

/** Returns the structured data of the opening hours. schema.org takes the times as local. */
export const openingHours = ({ openings }: Hours) =>
  openings.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays
      .filter((day) => days.includes(day))
      .map((day) => `https://schema.org/${day}`),
    opens,
    closes,
  }));
