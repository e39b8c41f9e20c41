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
  /** Only inside this element. */
  within?: string;
  /** Rules that are left out, because they have been asked about this page already. */
  without?: readonly string[];
}

type Axe = { run: (context: string, options: object) => Promise<AxeResults> };

/** What axe finds on a page, in a line each. */
export const violations = async (page: Page, { within = 'html', without = [] }: Scope = {}) => {
  await page.evaluate(axeSource);
  const results = await page.evaluate(
    ([context, left]) =>
      (window as unknown as { axe: Axe }).axe.run(context, {
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
      }),
    [within, without] as const,
  );
  expect(results.passes.length, 'axe has looked at the page').toBeGreaterThan(5);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
};

/** What can be tapped, and is smaller than a finger: buttons and the menu 44 px, all else 24 px. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && element.checkVisibility();
      const isSkip = element.getAttribute('href') === '#main';
      // A link inside a sentence is as tall as its line; WCAG leaves it out.
      const isInText =
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent.trim() !== element.textContent.trim();
      const least = element.closest('header') || element.localName === 'button' ? 44 : 24;
      return isShown && !isSkip && !isInText && Math.min(width, height) < least
        ? [element.outerHTML]
        : [];
    }),
  );
