import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

describe('Dockerfile', () => {
  it('has no fault that the linter knows', () => {
    const faults = validate(readFileSync('Dockerfile', 'utf8'));
    expect(faults.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });
});
