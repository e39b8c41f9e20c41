import { describe, expect, it } from 'vitest';
import { takeTurn } from './queue.ts';

describe('takeTurn', () => {
  it('lets one in, and the next when it has left', () => {
    const begun: number[] = [];
    const leave = [0, 1, 2].map((at) => takeTurn(() => begun.push(at)));
    expect(begun).toEqual([0]);
    leave[0]?.();
    expect(begun).toEqual([0, 1]);
    // To leave twice lets nobody else in.
    leave[0]?.();
    expect(begun).toEqual([0, 1]);
    leave.forEach((one) => one());
    expect(begun).toEqual([0, 1, 2]);
  });

  it('forgets who has gone before their turn', () => {
    const begun: string[] = [];
    const leave = takeTurn(() => begun.push('first'));
    takeTurn(() => begun.push('gone'))();
    const last = takeTurn(() => begun.push('last'));
    leave();
    expect(begun).toEqual(['first', 'last']);
    last();
  });
});
