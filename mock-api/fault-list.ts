import { scenarioMeanings, scenarios } from './scenarios.ts';

/** What goes wrong in tests only. A new one is added here and, with its behaviour, in `behaviours.ts`. */
export const extraFaults = [
  'hang',
  'stall',
  'reset',
  'truncated',
  'noContent',
  'login',
  'forbidden',
  'unprocessable',
  'tooMany',
  'unavailable',
  'nulls',
  'many',
  'huge',
  'hostile',
  'badDates',
  'duplicates',
] as const;

export type ExtraFault = (typeof extraFaults)[number];

/** Every way the mock API can behave: the scenarios, then what is for tests only. */
export const faultNames = [...scenarios, ...extraFaults] as const;

export type Fault = (typeof faultNames)[number];

/** What each does to the calls, in one line a tester can read. */
export const faultMeanings: Record<Fault, string> = {
  ...scenarioMeanings,
  hang: 'No call is ever answered.',
  stall: 'Every answer stops in the middle of its body.',
  reset: 'The connection is reset before an answer is sent.',
  truncated: 'Every answer promises more bytes than it sends, and is cut.',
  noContent: 'Every call succeeds with a 204 and nothing else.',
  login: 'Every call is redirected to a login page, which answers 200.',
  forbidden: 'Every call fails with a 403.',
  unprocessable: 'Every call fails with a 422.',
  tooMany: 'Every call fails with a 429 that names 30 seconds.',
  unavailable: 'Every call fails with a 503 and a page of HTML.',
  nulls: 'Posts have null in one field or in all; messages are accepted.',
  many: 'Lists have 5,000 posts; everything else works.',
  huge: 'A post has 5 MB of content; everything else works.',
  hostile: 'Posts try everything in every field; messages are accepted.',
  badDates: 'Posts have dates that are none; messages are accepted.',
  duplicates: 'Lists have ids and slugs twice; everything else works.',
};

/** Whether a value, from a cookie or an environment variable for instance, names a fault. */
export function isFault(value: unknown): value is Fault {
  return faultNames.some((name) => name === value);
}
