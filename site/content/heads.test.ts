import { products } from 'virtual:products';
import { describe, expect, it } from 'vitest';
import { brand } from './facts.ts';
import type { Head } from './page.ts';
import { productPage } from './products/page.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

const headOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'head' in value ? [value.head as Head] : [];

const heads = [
  ...Object.values(modules).flatMap((module) => Object.values(module).flatMap(headOf)),
  ...products.map((product) => productPage(product).head),
];

// The page audit checks everything else about heads, in the built documents.
describe('the title of a page', () => {
  it.each(heads)('$title has at most 70 characters with the brand', ({ title }) => {
    expect(`${title} | ${brand}`.length).toBeLessThanOrEqual(70);
  });
});
