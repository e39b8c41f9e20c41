import { expect } from 'vitest';
import type { Fault } from '../../../mock-api/fault-list.ts';
import type { Visit } from './visit.tsx';

/** Whether the page shows all of these words. */
export const says = (page: Visit, words: readonly string[]) => {
  const text = page.main().textContent;
  return words.every((word) => text.includes(word));
};

/** Whatever was answered: a heading, a way out, no error, nothing that ran and nothing left over. */
export const expectSound = (page: Visit, fault: Fault) => {
  const main = page.main();
  const headings = [...main.querySelectorAll('h1')].map((heading) => heading.textContent.trim());
  expect(headings.filter(Boolean)).toHaveLength(1);
  expect(main.querySelectorAll('a[href], button').length, 'ways out').toBeGreaterThan(0);
  expect(main.querySelector('script, iframe, form[action^="//"], [onerror], [onload]')).toBeNull();
  expect('pwned' in window).toBe(false);
  if (fault !== 'hostile') {
    expect(main.textContent).not.toMatch(/undefined|NaN|\[object|Invalid|19[67]\d/);
  }
  expect(page.errors).toEqual([]);
};
