import { describe, expect, it } from 'vitest';
import { daysText, hoursLines, openingHours, weekdays, type Weekday } from './hours.ts';

describe('daysText', () => {
  it.each<[readonly Weekday[], string]>([
    [weekdays, 'Monday to Sunday'],
    [weekdays.slice(0, 6), 'Monday to Saturday'],
    [['Tuesday', 'Wednesday', 'Thursday'], 'Tuesday to Thursday'],
    [['Thursday', 'Tuesday', 'Wednesday'], 'Tuesday to Thursday'],
    [['Saturday', 'Sunday'], 'Saturday and Sunday'],
    [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday and Friday'],
    [['Monday', 'Tuesday', 'Wednesday', 'Saturday'], 'Monday to Wednesday, Saturday'],
    [['Sunday'], 'Sunday'],
  ])('of %j is %s', (days, text) => expect(daysText(days)).toBe(text));
});

describe('hours with two entries and a time zone', () => {
  const hours = {
    openings: [
      { days: ['Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '17:00' },
      { days: ['Saturday'], opens: '10:00', closes: '14:30' },
    ],
    timeZone: { name: 'America/New_York', words: 'Eastern Time' },
  } as const;

  it('are a line each, with the time zone', () => {
    expect(hoursLines(hours)).toEqual([
      'Tuesday to Thursday, 9\u00A0a.m. to 5\u00A0p.m. (Eastern Time)',
      'Saturday, 10\u00A0a.m. to 2:30\u00A0p.m. (Eastern Time)',
    ]);
  });

  it('are an OpeningHoursSpecification each', () => {
    expect(openingHours(hours).map(({ dayOfWeek, opens }) => [dayOfWeek.length, opens])).toEqual([
      [3, '09:00'],
      [1, '10:00'],
    ]);
  });
});
