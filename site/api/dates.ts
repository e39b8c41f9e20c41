import { UTCDate, utc } from '@date-fns/utc';
// The whole package takes a second to load at the start of each command.
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

const read = (iso: string | undefined) => {
  const date = iso === undefined ? undefined : parseISO(iso, { in: utc });
  return date && isValid(date) ? date : undefined;
};

const withPattern = (pattern: string) => (iso: string | undefined) => {
  const date = read(iso);
  return date && { text: format(date, pattern, { in: utc }), iso: new UTCDate(date).toISOString() };
};

/** Formats an ISO date for lists, in UTC: `Jan 5, 2025`. Returns undefined for an invalid date. */
export const shortDate = withPattern('MMM d, yyyy');

/** Formats an ISO date for a post, in UTC: `January 5, 2025`. Returns undefined for an invalid date. */
export const longDate = withPattern('MMMM d, yyyy');

/** Formats an ISO date for feeds (RFC 822): `Sun, 05 Jan 2025 02:00:00 GMT`. */
export const mailDate = (iso: string) => withPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'")(iso)?.text;
