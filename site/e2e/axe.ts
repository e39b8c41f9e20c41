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
