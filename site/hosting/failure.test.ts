import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/schema.ts';
import { asStop, explain, hasCode, Stop } from './failure.ts';

describe('failures', () => {
  it('that are expected are one sentence', () => {
    expect(explain(new Stop('Do this.'))).toBe('Do this.');
    expect(explain(new ConfigError('PORT is wrong.'))).toBe('PORT is wrong.');
  });

  it('that are bugs show where they happened', () => {
    expect(explain(new TypeError('x is undefined'))).toMatch(/^TypeError: x is undefined\n\s+at /);
    expect(explain('thrown text')).toBe('thrown text');
  });

  it('of neighbours are expected when they are one plain sentence', () => {
    expect(asStop(new Error('The API is down.'))).toStrictEqual(new Stop('The API is down.'));
    for (const bug of [new TypeError('x'), new Error('two\nlines'), 'text', new Stop('Do this.')]) {
      expect(asStop(bug)).toBe(bug);
    }
  });

  it('are told apart by code', () => {
    const missing = Object.assign(new Error('no'), { code: 'ENOENT' });
    expect(hasCode(missing, 'EACCES', 'ENOENT')).toBe(true);
    expect(hasCode(new Error('no'), 'ENOENT')).toBe(false);
  });
});
