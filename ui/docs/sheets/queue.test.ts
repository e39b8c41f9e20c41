import { describe, expect, it } from 'vitest';
import { takeTurn } from './queue.ts';

describe('takeTurn', () => {
  it('lets three in, and the next when one has left', () => {
    const begun: number[] = [];
    const leave = [0, 1, 2, 3, 4].map((at) => takeTurn(() => begun.push(at)));
    expect(begun).toEqual([0, 1, 2]);
    leave[1]?.();
    expect(begun).toEqual([0, 1, 2, 3]);
    // To leave twice makes no second place.
    leave[1]?.();
    expect(begun).toEqual([0, 1, 2, 3]);
    leave.forEach((one) => one());
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('forgets who has gone before their turn', () => {
    const begun: string[] = [];
    const inside = ['a', 'b', 'c'].map((name) => takeTurn(() => begun.push(name)));
    takeTurn(() => begun.push('gone'))();
    const last = takeTurn(() => begun.push('last'));
    inside.forEach((one) => one());
    expect(begun).toEqual(['a', 'b', 'c', 'last']);
    last();
  });
});
