/** Holds posts of the future back until their time. */
import type { PostSummary } from './schemas.ts';

/**
 * Returns when a server sent an answer, in ms since 1970; the time of this device when it does not say.
 * The clock of a visitor's device may be wrong.
 */
export const timeOfAnswer = ({ headers }: Response): number => {
  const time = Date.parse(headers.get('Date') ?? '');
  // The header has whole seconds: the answer can be as late as the end of this one.
  return Number.isNaN(time) ? Date.now() : time + 999;
};

/**
 * Returns whether a post may be shown: its date is not in the future, or it has none.
 * @param time in ms since 1970
 */
export const isDue = ({ publishedAt }: Pick<PostSummary, 'publishedAt'>, time: number): boolean =>
  publishedAt === undefined || Date.parse(publishedAt.iso) <= time;
