import { describe, expect, it } from 'vitest';
import { shownClaim } from './performance.ts';

describe('shownClaim', () => {
  it('returns the evidence that is given, with the date as people write it', () => {
    const figure = { value: '97%', label: 'durability satisfaction' };
    const evidence = {
      source: 'our survey',
      base: '412 customers',
      method: '',
      date: '2026-05-31',
    };
    expect(shownClaim({ ...figure, ...evidence })).toEqual({
      ...figure,
      evidence: [
        { label: 'Source', value: 'our survey' },
        { label: 'Base', value: '412 customers' },
        { label: 'Date', value: 'May 31, 2026' },
      ],
    });
    const unproven = { source: '', base: '', method: '', date: '' };
    expect(shownClaim({ ...figure, ...unproven }).evidence).toEqual([]);
  });
});
