/**
 * Makes stories run in a time zone of the toolbar. Dates of posts are in UTC, so no zone may change a
 * page: the entry shows a date that is formatted in the visitor's zone by mistake.
 */
import { replace, type Undo } from '../replace.ts';

/** The zones of the toolbar: behind UTC, ahead of it by half an hour, and a day ahead. */
export const zones: Readonly<Record<string, string>> = {
  losAngeles: 'America/Los_Angeles',
  kolkata: 'Asia/Kolkata',
  auckland: 'Pacific/Auckland',
};

const parts = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds'] as const;

/** Returns a function that gives a date whose UTC parts are the local parts of the zone. */
const localTime = (timeZone: string) => {
  // Sweden writes dates as ISO 8601 does: `2026-11-15 04:00:00`.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (date: Date) => new Date(`${format.format(date).replace(' ', 'T')}Z`);
};

/** Adds a zone to calls that name none: `date.toLocaleString('en-US')`. */
const replaceFormats = (timeZone: string): Undo[] =>
  (['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const).map((name) => {
    const real: unknown = Reflect.get(Date.prototype, name);
    const format = real as Date['toLocaleString'];
    return replace(
      Date.prototype,
      name,
      function inZone(this: Date, locales?: string, options?: Intl.DateTimeFormatOptions) {
        return format.call(this, locales, { timeZone, ...options });
      },
    );
  });

const replaceGetters = (timeZone: string): Undo[] => {
  const inZone = localTime(timeZone);
  return [
    ...parts.map((part) =>
      replace(Date.prototype, `get${part}`, function getPart(this: Date) {
        return inZone(this)[`getUTC${part}`]();
      }),
    ),
    replace(Date.prototype, 'getTimezoneOffset', function getOffset(this: Date) {
      return Math.round((this.getTime() - inZone(this).getTime()) / 60_000);
    }),
  ];
};

/**
 * Sets the zone of `Intl.DateTimeFormat` and of the methods that read a `Date`. Formatters that exist
 * already, and dates made from local parts, keep the zone of the browser.
 */
export const setZone = (timeZone: string): Undo => {
  const withZone = ([locales, options]: unknown[]): unknown[] => [
    locales,
    Object.assign({ timeZone }, options),
  ];
  const zoned = new Proxy(Intl.DateTimeFormat, {
    construct: (target, args) => Reflect.construct(target, withZone(args)) as object,
    apply: (target, _this, args) => Reflect.construct(target, withZone(args)) as object,
  });
  const undo = [
    ...replaceGetters(timeZone),
    ...replaceFormats(timeZone),
    replace(Intl, 'DateTimeFormat', zoned),
  ];
  return () => undo.forEach((one) => one());
};
