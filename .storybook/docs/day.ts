/** Returns a date as people read it: `2026-11-23` is 'Nov 23, 2026'. */
export const day = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
