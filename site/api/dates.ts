import { UTCDate, utc } from '@date-fns/utc';
import { format, isValid, parseISO } from 'date-fns';

const read = (iso: string | undefined) => {
  const date = iso === undefined ? undefined : parseISO(iso, { in: utc });
  return date && isValid(date) ? date : undefined;
};

const withPattern = (pattern: string) => (iso: string | undefined) => {
  const date = read(iso);
  return date && { text: format(date, pattern, { in: utc }), iso: new UTCDate(date).toISOString() };
};

/** A date in a list, in UTC so that everybody reads the same day: `Jan 5, 2025`. */
export const shortDate = withPattern('MMM d, yyyy');

/** A date on the page of an article, in UTC as well: `January 5, 2025`. */
export const longDate = withPattern('MMMM d, yyyy');

/** A date as mail and feeds write it: `Sun, 05 Jan 2025 02:00:00 GMT`. */
export const mailDate = (iso: string) => withPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'")(iso)?.text;
