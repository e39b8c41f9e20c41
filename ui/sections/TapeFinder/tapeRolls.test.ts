import { describe, expect, it } from 'vitest';
import { packsFor, rollsFor, skatesPerRoll } from './tapeRolls.ts';

const use = { roll: 972, inchesOf: (aroundLeg: number, turns: number) => aroundLeg * turns * 4 };
const adult = { aroundLeg: 17, turns: 3 };
const child = { aroundLeg: 12, turns: 2 };

describe('skatesPerRoll', () => {
  it('rounds down to a tenth', () => {
    expect(skatesPerRoll(use, adult)).toBe(4.7);
    expect(skatesPerRoll(use, child)).toBe(10.1);
  });
});

describe('rollsFor', () => {
  it('rounds up, as the article on rolls does', () => {
    expect(rollsFor(use, { ...adult, skates: 26 })).toBe(6);
    expect(rollsFor(use, { ...child, skates: 26 })).toBe(3);
  });
});

describe('packsFor', () => {
  const packs: Parameters<typeof packsFor>[1] = [{ count: 5 }, { count: 10 }];
  const counts = (rolls: number) =>
    packsFor(rolls, packs).map(({ pack, times }) => [times, pack.count]);

  it.each([
    [1, [[1, 5]]],
    [5, [[1, 5]]],
    [6, [[1, 10]]],
    [10, [[1, 10]]],
    [
      11,
      [
        [1, 10],
        [1, 5],
      ],
    ],
    [16, [[2, 10]]],
    [20, [[2, 10]]],
  ])('holds %i rolls in the fewest packs', (rolls, expected) => {
    expect(counts(rolls)).toEqual(expected);
  });
});
