/** What a visitor finds for each fault of each call. The compiler asks for a line for a new fault. */
import type { CallName } from '../../../mock-api/calls.ts';
import type { Fault } from '../../../mock-api/fault-list.ts';

/** There is what was asked for; there is none of it; it could not be had. */
export type Outcome = 'loaded' | 'empty' | 'failed';

const all = (outcome: Outcome): Record<CallName, Outcome> => ({
  posts: outcome,
  category: outcome,
  post: outcome,
  contact: outcome,
});
const works = all('loaded');
const fails = all('failed');
/** The message has arrived: the status says so, and nothing else is read. */
const failsToRead = { ...fails, contact: 'loaded' } as const;

export const outcomes: Record<Fault, Record<CallName, Outcome>> = {
  ok: works,
  slow: works,
  error: fails,
  unauthorized: fails,
  notFound: fails,
  empty: { posts: 'empty', category: 'empty', post: 'failed', contact: 'loaded' },
  malformed: failsToRead,
  html: failsToRead,
  offline: fails,
  longText: works,
  noPictures: works,
  brokenPictures: works,
  hang: fails,
  stall: failsToRead,
  reset: fails,
  truncated: failsToRead,
  noContent: failsToRead,
  login: fails,
  forbidden: fails,
  unprocessable: fails,
  tooMany: fails,
  unavailable: fails,
  nulls: { ...works, post: 'failed' },
  many: works,
  huge: { ...works, post: 'failed' },
  hostile: works,
  badDates: works,
  duplicates: works,
};
