/** Every scenario, with one line that says what it does to the four calls. `answers.ts` implements them. */
export const scenarioMeanings = {
  ok: 'Everything works.',
  slow: 'Everything works, but each answer takes 3 seconds.',
  hang: 'No call is ever answered.',
  offline: 'The connection is reset before an answer is sent.',
  truncated: 'The connection is cut in the middle of every body.',
  error: 'Every call fails with a 500 and a short text.',
  unauthorized: 'Every call fails with a 401.',
  notFound: 'Every call fails with a 404.',
  redirect: 'Every call is redirected to an HTML page.',
  html: 'Every call succeeds, with an HTML login page in place of JSON.',
  malformed: 'Every call succeeds, with JSON of the wrong shape.',
  empty: 'Lists are empty, no post exists; messages are accepted.',
  incomplete: 'Posts lack fields, have invalid dates, or repeat a slug; messages are accepted.',
  hostile: 'Posts have markup, script and odd characters in every field; messages are accepted.',
  huge: 'Lists have 5,000 posts, and a post has 5 MB of content; messages are accepted.',
  longText: 'Posts have titles, names and words that are far too long.',
  noPictures: 'No post has a cover.',
  brokenPictures: 'The covers of posts do not exist.',
} as const;

export type Scenario = keyof typeof scenarioMeanings;

/** The names of all scenarios. */
export const scenarios = Object.keys(scenarioMeanings) as readonly Scenario[];

/** Returns whether a value (from a cookie or an environment variable) names a scenario. */
export const isScenario = (value: unknown): value is Scenario =>
  scenarios.some((name) => name === value);
