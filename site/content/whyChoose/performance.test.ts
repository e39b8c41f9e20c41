import { describe, expect, it } from 'vitest';
import { shownClaim } from './performance.ts';

describe('shownClaim', () => {
  it('returns the evidence in one line, with the date as people write it', () => {
    const figure = { value: '97%', label: 'durability satisfaction' };
    const evidence = {
      source: 'our survey',
      base: '412 customers',
      method: '',
      date: '2026-05-31',
    };
    expect(shownClaim({ ...figure, ...evidence })).toEqual({
      ...figure,
      source: 'our survey, 412 customers, May 31, 2026',
    });
    expect(shownClaim({ ...figure, source: '', base: '', method: '', date: '' }).source).toBe('');
  });
});
