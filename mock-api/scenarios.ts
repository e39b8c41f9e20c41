/** Every way the mock API can behave. A new one is added here and, with its behaviour, in `outcomes.ts`. */
export const scenarios = [
  'ok',
  'slow',
  'error',
  'unauthorized',
  'notFound',
  'empty',
  'malformed',
  'html',
  'offline',
  'longText',
  'noPictures',
  'brokenPictures',
] as const;

export type Scenario = (typeof scenarios)[number];

/** What each scenario does to the calls, in one line a tester can read. */
export const scenarioMeanings: Record<Scenario, string> = {
  ok: 'Everything works.',
  slow: 'Everything works, but each answer takes 3 seconds.',
  error: 'Every call fails with a 500 and a short text.',
  unauthorized: 'Every call fails with a 401.',
  notFound: 'Every call fails with a 404.',
  empty: 'Lists are empty, no post exists; messages are still accepted.',
  malformed: 'Every call succeeds, with JSON of the wrong shape.',
  html: 'Every call succeeds, with an HTML login page in place of JSON.',
  offline: 'The connection is cut before an answer is sent.',
  longText: 'Posts have titles, names and words that are far too long.',
  noPictures: 'No post has a cover picture.',
  brokenPictures: 'Posts have cover pictures that are not there.',
};

/** Whether a value, from a cookie or an environment variable for instance, names a scenario. */
export function isScenario(value: unknown): value is Scenario {
  return scenarios.some((name) => name === value);
}
