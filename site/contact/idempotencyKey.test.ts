import { beforeEach, expect, it } from 'vitest';
import { forgetKey, keyOf } from './idempotencyKey.ts';

beforeEach(forgetKey);

it('returns the same key for a repeat of the same body', () => {
  const key = keyOf('{"message":"Tape?\\nAnd laces?"}');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf('{"message":"Tape?\\nAnd laces?"}')).toBe(key);
});

it('returns a new key when the body changes and after it was forgotten', () => {
  const first = keyOf('a');
  const second = keyOf('b');
  forgetKey();
  expect(new Set([first, second, keyOf('b')]).size).toBe(3);
});
