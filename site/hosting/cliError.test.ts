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

  it.each([
    ['ENOSPC: no space left on device, write', /write\. The disk is full: free some space/],
    ["EROFS: read-only file system, mkdir '/a'", /mkdir '\/a'\. The folder is read-only/],
    [
      'Build failed:\n\n[ERROR] Wrong inside rolldown.\nFailed to write file in /a/b.avif\n\nCaused by:\n    No space left (os error 28)\n\nStack backtrace:',
      /^Failed to write file in \/a\/b\.avif\. The disk is full: free some space/,
    ],
    ["EXDEV: cross-device link not permitted, rename '/a' -> '/b'", /'\/b'\. Keep .* on one disk/],
    ["EACCES: permission denied, open '/a'", /open '\/a'\. Make the folder writable/],
  ])('says in one line what to do about %s', (message, expected) => {
    expect(formatError(new Error(message))).toMatch(expected);
  });

  it('returns the stack of an unexpected error', () => {
    expect(formatError(new TypeError('x is undefined'))).toMatch(
      /^TypeError: x is undefined\n\s+at /,
    );
    expect(formatError(new Error('two\nlines'))).toMatch(/^Error: two\nlines\n\s+at /);
    expect(formatError('thrown text')).toBe('thrown text');
  });
});
