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
