import { describe, expect, it } from 'vitest';
import { laceLength, type LaceChoice } from './laceLength.ts';

const row = (name: string, inches: number, sizes: string[]) => ({
  name,
  smaller: name,
  fit: '',
  sizes,
  inches,
  cm: Math.round(inches * 2.54),
});
const chart = [
  row('6 – 8.5', 108, ['6', '7', '8.5']),
  row('9 – 11.5', 120, ['9', '10', '11.5']),
  row('12 and up', 130, ['12']),
];
const inchesOf = (choice: Partial<LaceChoice>) => {
  const { index, reasons } = laceLength(chart, {
    size: '9',
    eyelets: 'top',
    knot: 'double',
    ...choice,
  });
  return [chart[index]?.inches, ...reasons];
};

describe('laceLength', () => {
  it('is the one of the chart for a boot laced to the top and a double bow', () => {
    expect(inchesOf({})).toEqual([120]);
    expect(inchesOf({ size: '12' })).toEqual([130]);
  });

  it('is one length more for the largest size of a row, an extra pair, or a doubled turn', () => {
    expect(inchesOf({ size: '8.5' })).toEqual([120, 'topOfRow']);
    expect(inchesOf({ eyelets: 'extra' })).toEqual([130, 'extraPair']);
    expect(inchesOf({ knot: 'turn' })).toEqual([130, 'doubledTurn']);
  });

  it('is one length more for several of these reasons together', () => {
    expect(inchesOf({ size: '8.5', eyelets: 'extra', knot: 'turn' })).toEqual([
      120,
      'topOfRow',
      'extraPair',
      'doubledTurn',
    ]);
  });

  it('is one length less when the top pair stays open', () => {
    expect(inchesOf({ eyelets: 'open' })).toEqual([108, 'openPair']);
    expect(inchesOf({ size: '8.5', eyelets: 'open' })).toEqual([108, 'topOfRow', 'openPair']);
  });

  it('says that a single bow may take less, and keeps the longer one', () => {
    expect(inchesOf({ knot: 'single' })).toEqual([120, 'singleBow']);
    expect(inchesOf({ size: '6', knot: 'single' })).toEqual([108]);
  });

  it('stays within the chart, and says so', () => {
    expect(inchesOf({ size: '12', eyelets: 'extra' })).toEqual([130, 'extraPair', 'end']);
    expect(inchesOf({ size: '6', eyelets: 'open' })).toEqual([108, 'openPair', 'end']);
  });

  it('refuses a size that is not on the chart', () => {
    expect(() => inchesOf({ size: '99' })).toThrow('The chart has no skate size 99.');
  });
});
