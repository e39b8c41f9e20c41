import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

describe('Dockerfile', () => {
  it('has no fault that the linter knows', () => {
    expect(validate(readFileSync('Dockerfile', 'utf8'))).toEqual([]);
  });
});
