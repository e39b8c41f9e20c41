import { describe, expect, it } from 'vitest';
import type { MadeWith } from './baselines.ts';
import { changedTokens, incomparable, readTokens } from './probe.ts';

const then: MadeWith = {
  browser: 'HeadlessChrome/156.0',
  platform: 'linux x64',
  probe: 'a',
  fonts: 'f',
  tokens: { 'radius.sm': '4px', 'space.md': '1rem' },
};

describe('another browser', () => {
  it('is no matter when it draws alike', () => {
    expect(incomparable(then, { ...then, browser: 'Chrome/157.0' })).toBeUndefined();
  });

  it('is told in one sentence when it does not', () => {
    const sentence = incomparable(then, { ...then, browser: 'Chrome/157.0', probe: 'b' });
    expect(sentence).toContain('made with HeadlessChrome/156.0 on linux x64, and Chrome/157.0');
    expect(sentence?.match(/\./g)?.length).toBe(3);
  });

  it('is not blamed for other fonts', () => {
    expect(incomparable(then, { ...then, fonts: 'g', probe: 'b' })).toBeUndefined();
  });
});

describe('tokens', () => {
  it('are known by their paths', () => {
    expect(readTokens()).toMatchObject({
      'breakpoints.tablet': '768',
      'on.snow.background': '#ffffff',
    });
  });

  it('that have changed, came or went are named', () => {
    const tokens = { 'radius.sm': '5px', 'radius.md': '8px' };
    expect(changedTokens(then, { ...then, tokens })).toEqual([
      { name: 'radius.sm', before: '4px', after: '5px' },
      { name: 'space.md', before: '1rem', after: 'none' },
      { name: 'radius.md', before: 'none', after: '8px' },
    ]);
  });
});
