import { utc } from '@date-fns/utc';
// The whole package takes a second to load at the start of each command.
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

const read = (iso: string | undefined) => {
  const date = iso === undefined ? undefined : parseISO(iso, { in: utc });
  return date && isValid(date) ? date : undefined;
};

// Not `format` of date-fns, which is 4.5 kB (compressed) for the browser.
const withMonth = (month: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month,
    day: 'numeric',
  });
  return (iso: string | undefined) => {
    const date = read(iso);
    return date && { text: format.format(date), iso: date.toISOString() };
  };
};

/** Formats an ISO date for lists, in UTC: `Jan 5, 2025`. Returns undefined for an invalid date. */
export const shortDate = withMonth('short');

/** Formats an ISO date for a post, in UTC: `January 5, 2025`. Returns undefined for an invalid date. */
export const longDate = withMonth('long');

/** Formats an ISO date for feeds (RFC 822): `Sun, 05 Jan 2025 02:00:00 GMT`. */
export const mailDate = (iso: string) => read(iso)?.toUTCString();
