import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/schema.ts';
import { CliError, formatError } from './cliError.ts';

describe('formatError', () => {
  it.each([
    new CliError('Run npm run build first.'),
    new ConfigError('PORT is wrong.'),
    new Error('The API is down.'),
  ])('returns the message of an expected failure: %s', (error) => {
    expect(formatError(error)).toBe(error.message);
  });

  it('returns the stack of an unexpected error', () => {
    expect(formatError(new TypeError('x is undefined'))).toMatch(
      /^TypeError: x is undefined\n\s+at /,
    );
    expect(formatError(new Error('two\nlines'))).toMatch(/^Error: two\nlines\n\s+at /);
    expect(formatError('thrown text')).toBe('thrown text');
  });
});
