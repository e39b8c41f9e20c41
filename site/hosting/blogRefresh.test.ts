import { describe, expect, it } from 'vitest';
import { readRefreshSeconds } from './blogRefresh.ts';
import { CliError } from './cliError.ts';

describe('readRefreshSeconds', () => {
  it.each([
    [[], undefined],
    [['--refresh', '60'], 60],
    [['--refresh=86400'], 86_400],
  ])('reads %j', (args, seconds) => {
    expect(readRefreshSeconds(args)).toBe(seconds);
  });

  it.each(['0', '1.5', '86401', 'soon', ''])('refuses %j seconds', (value) => {
    expect(() => readRefreshSeconds(['--refresh', value])).toThrow(
      new CliError(
        `--refresh is '${value}': expected a whole number of seconds from 1 to 86400, such as --refresh 60.`,
      ),
    );
  });

  it.each([[['--refresh']], [['--reload', '60']], [['60']]])('refuses %j', (args) => {
    expect(() => readRefreshSeconds(args)).toThrow(/: expected a whole number of seconds/);
  });
});
