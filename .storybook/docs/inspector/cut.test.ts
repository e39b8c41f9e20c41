import { expect, it } from 'vitest';
import { cutTo } from './cut.ts';

const each = (text: string) => text.length;

it('leaves alone what has room', () => {
  expect(cutTo('Clear tape', 10, each)).toBe('Clear tape');
});

it('cuts between words, with room for the dots', () => {
  expect(cutTo('Clear tape for shin guards', 16, each)).toBe('Clear tape for …');
  expect(cutTo('Clear tape for shin guards', 15, each)).toBe('Clear tape …');
});

it('keeps a first word that is too long', () => {
  expect(cutTo('Eishockeyschlittschuh tape', 5, each)).toBe('Eishockeyschlittschuh …');
});

it('takes line breaks for spaces', () =>
  expect(cutTo(' Clear\n tape ', 20, each)).toBe('Clear tape'));
