import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longDate, shortDate } from './dates.ts';

// Minutes behind UTC on January 1.
const zones = [
  ['UTC', 0],
  ['America/New_York', 300],
  ['America/Los_Angeles', 480],
  ['Pacific/Auckland', -780],
] as const;

const given = process.env['TZ'];
afterAll(() => {
  if (given === undefined) delete process.env['TZ'];
  else process.env['TZ'] = given;
});

describe.each(zones)('shortDate in %s', (zone, behind) => {
  beforeAll(() => {
    process.env['TZ'] = zone;
  });

  it('runs in this zone', () => {
    expect(new Date(2025, 0, 1, 12).getTimezoneOffset()).toBe(behind);
  });

  it.each([
    ['2025-01-05T02:00:00Z', 'Jan 5, 2025'],
    ['2025-01-05T23:59:59.999Z', 'Jan 5, 2025'],
    ['2025-01-05T00:00:00', 'Jan 5, 2025'],
    ['2025-01-05', 'Jan 5, 2025'],
    ['2025-01-05T22:00:00-05:00', 'Jan 6, 2025'],
    ['2025-01-05T02:00:00+13:00', 'Jan 4, 2025'],
    ['2024-02-29T12:00:00Z', 'Feb 29, 2024'],
    ['2025-12-31T23:30:00Z', 'Dec 31, 2025'],
  ])('formats %s as %s', (iso, text) => {
    expect(shortDate(iso)?.text).toBe(text);
  });

  it('writes the month out for a post', () => {
    expect(longDate('2025-01-05T23:59:59Z')?.text).toBe('January 5, 2025');
  });

  it.each(['', 'x', '2025-02-30', '2025-13-01', 'Jan 5, 2025', '1736042400x', undefined])(
    'returns undefined for %j',
    (iso) => {
      expect(shortDate(iso)).toBeUndefined();
    },
  );

  it('returns the moment as an ISO date in UTC', () => {
    expect(shortDate('2025-01-05T22:00:00-05:00')?.iso).toBe('2025-01-06T03:00:00.000Z');
    expect(shortDate('2025-01-05')?.iso).toBe('2025-01-05T00:00:00.000Z');
  });
});
