/** Conditions for `Limit.explains`. */
import type { Difference } from '../conformance/compare.ts';
import type { Limit } from './host.ts';

/** Holds for requests whose target matches. */
export const sameTarget =
  (pattern: RegExp) =>
  ({ request }: Difference): boolean =>
    pattern.test(request.target);

/** Holds for requests of these groups of the suite. */
export const inGroup =
  (...groups: readonly string[]) =>
  ({ request }: Difference): boolean =>
    groups.includes(request.group);

/** Holds for these properties of an answer. */
export const onField =
  (...fields: readonly string[]) =>
  ({ field }: Difference): boolean =>
    fields.includes(field);

/** Holds for a form that is posted without JavaScript. */
export const isFormPost = ({ request }: Difference): boolean =>
  request.method === 'POST' && request.target === '/contact';

/** Returns the range that a request asks for. */
export const rangeOf = ({ request }: Difference): string => request.headers?.['range'] ?? '';

/** Returns limits that the suite cannot find, or of hosts that do not run here. */
export const stated = (...sentences: readonly string[]): Limit[] =>
  sentences.map((sentence) => ({ sentence, explains: () => false }));

/** An exact address of a post or category with its query. */
const newPage = /^\/\/?blog\//;

/** Limits that several hosts share. */
export const shared = {
  malformedAddress: (example: string): Limit => ({
    sentence: `An address that HTTP does not allow, such as ${example}, gets 400.`,
    explains: ({ theirs, field }) => field === 'status' && theirs === '400',
  }),
  /** @param others which addresses of new posts are not found */
  newPage: (others: string): Limit => ({
    sentence: `A post or category that is newer than the build gets 404 when its address has ${others} than letters, digits, and hyphens.`,
    explains: (it) => sameTarget(newPage)(it) && onField('status')(it),
  }),
  invalidCategory: {
    sentence: 'A category with an invalid address gets the 404 page.',
    explains: sameTarget(/^\/blog\/category\/.*%/),
  },
  republishedPost: {
    sentence: 'A removed post that is published again gets 410 until the next build.',
    explains: () => false,
  },
  wildcardEncoding: {
    sentence: 'A wildcard in Accept-Encoding is ignored: the file is sent uncompressed.',
    explains: (it) => inGroup('encoding')(it) && onField('content-encoding')(it),
  },
  postedForm: {
    sentence: 'A form that is posted without JavaScript gets 405.',
    explains: isFormPost,
  },
  health: {
    sentence: '/healthz does not say whether the API answers.',
    explains: () => false,
  },
  scheduledPost: {
    sentence:
      'A post that the API lists ahead of its time has status 200 at its address, where the page shows that it is not found.',
    explains: () => false,
  },
  hook: {
    sentence:
      'There is no POST /hooks/blog, and no refresh: build and deploy at intervals, or when your publishing system starts a build.',
    explains: sameTarget(/^\/hooks\/blog$/),
  },
} satisfies Record<string, Limit | ((words: string) => Limit)>;
