import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './test.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Scope {
  /** Selector of the element to check. Default: the whole document. */
  within?: string;
  /** Rules to skip. */
  without?: readonly string[];
}

type Axe = { run: (context: string, options: object) => Promise<AxeResults> };

/** Returns the axe violations of a page, one line each. */
export const violations = async (page: Page, { within = 'html', without = [] }: Scope = {}) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = await page.evaluate(
    ([context, left]) =>
      (window as unknown as { axe: Axe }).axe.run(context, {
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
      }),
    [within, without] as const,
  );
  expect(results.passes.length, 'axe checked the page').toBeGreaterThan(5);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
};

/** Returns the HTML of visible targets below the minimum size: 44 px for buttons and in the header, else 24 px. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && element.checkVisibility();
      const isSkip = element.getAttribute('href') === '#main';
      // WCAG 2.5.8 exempts links inside a sentence.
      const isInText =
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent.trim() !== element.textContent.trim();
      const least = element.closest('header') || element.localName === 'button' ? 44 : 24;
      return isShown && !isSkip && !isInText && Math.min(width, height) < least
        ? [element.outerHTML]
        : [];
    }),
  );
