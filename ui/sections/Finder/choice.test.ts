import { describe, expect, it } from 'vitest';
import { readChoice, type FinderField } from './choice.ts';

const fields: readonly FinderField<'size' | 'knot'>[] = [
  {
    name: 'size',
    label: 'Size',
    variant: 'select',
    options: [
      { value: '8', label: '8' },
      { value: '9', label: '9' },
    ],
  },
  {
    name: 'knot',
    label: 'Knot',
    variant: 'radios',
    options: [
      { value: 'single', label: 'Single' },
      { value: 'double', label: 'Double' },
    ],
  },
];
const fallback = { size: '8', knot: 'single' };

describe('readChoice', () => {
  it.each([
    ['', fallback],
    ['?size=9&knot=double', { size: '9', knot: 'double' }],
    ['?size=9', { size: '9', knot: 'single' }],
    ['?size=9&size=8', { size: '9', knot: 'single' }],
    ['?size=99&knot=', fallback],
    ['?size=%3Cscript%3E&knot=__proto__&constructor=9', fallback],
    [`?size=${'9'.repeat(10_000)}`, fallback],
  ])('returns only known options for %s', (query, expected) => {
    expect(readChoice(fields, new URLSearchParams(query), fallback)).toEqual(expected);
  });
});
