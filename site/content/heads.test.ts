import { describe, expect, it } from 'vitest';
import { brand } from './facts.ts';

interface Head {
  title: string;
  description: string;
  keywords: readonly string[];
}

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

const headOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'head' in value ? [value.head as Head] : [];

const heads = Object.values(modules).flatMap((module) => Object.values(module).flatMap(headOf));

const descriptionFaults = ({ description }: Head) =>
  description.length < 70 || description.length > 160 ? [`${description.length} characters`] : [];

describe('the heads of all pages', () => {
  it('are found', () => {
    expect(heads.map(({ title }) => title)).toContain('404 Page Not Found');
    expect(heads.length).toBeGreaterThanOrEqual(2);
  });

  it.each(heads)('$title has a description of 70 to 160 characters', (head) => {
    expect(descriptionFaults(head)).toEqual([]);
  });

  it.each(heads)('$title has keywords, and leaves the brand to the head', ({ title, keywords }) => {
    expect(keywords.length).toBeGreaterThan(0);
    expect(title).not.toContain(brand);
    expect(`${title} | ${brand}`.length).toBeLessThanOrEqual(70);
  });

  it.each(['title', 'description'] as const)('have each %s once', (key) => {
    expect(new Set(heads.map((head) => head[key])).size).toBe(heads.length);
  });

  it.each([69, 161])('a description of %i characters is refused', (length) => {
    const head = { title: 'A', description: 'x'.repeat(length), keywords: [] };
    expect(descriptionFaults(head)).toEqual([`${length} characters`]);
  });
});
