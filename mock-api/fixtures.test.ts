import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { categories, posts, postSummaries } from './fixtures/index.ts';

const here = (path: string) => new URL(path, import.meta.url);
const inCategory = (category: string) => posts.filter((post) => post.category === category);
const isoUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** The addresses that a post may link to, besides other posts. */
const pages = [
  '/hockey-tape',
  '/hockey-laces',
  '/bearings',
  '/guides/hockey-stick-taping',
  '/guides/hockey-skate-lacing',
  '/guides/bearing-maintenance',
];
const addresses = [...pages, ...posts.map((post) => `/blog/${post.slug}`)];

function words(html: string): number {
  return html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Elements opened and not closed in order; empty when the HTML is balanced. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (slug, post) => {
  test('has a file of its own, named after the slug', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(readFileSync(here(`./fixtures/posts/${slug}.ts`), 'utf8')).toContain(`slug: '${slug}'`);
  });

  test('has texts of the right length', () => {
    expect(post.title.length).toBeGreaterThanOrEqual(30);
    expect(post.title.length).toBeLessThanOrEqual(70);
    expect(post.excerpt.length).toBeGreaterThanOrEqual(90);
    expect(post.excerpt.length).toBeLessThanOrEqual(160);
    expect(words(post.content)).toBeGreaterThanOrEqual(450);
    expect(words(post.content)).toBeLessThanOrEqual(900);
    expect(post.author).toMatch(/^\p{Lu}\S+ \p{Lu}\S+$/u);
  });

  test('has dates in UTC, and none that lies ahead', () => {
    for (const date of [post.publishedAt, post.updatedAt]) {
      expect(date).toMatch(isoUtc);
      expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
      expect(date < '2026-11').toBe(true);
    }
    expect(post.updatedAt >= post.publishedAt).toBe(true);
  });

  test('has sound HTML: balanced, from h2 downwards, with links that lead somewhere', () => {
    expect(unbalanced(post.content)).toEqual([]);
    expect(post.content).not.toMatch(/<h1|<script|<style| style=| class=| id=| on\w+=|lorem/i);
    const links = [...post.content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !addresses.includes(href ?? ''))).toEqual([]);
    expect(links).not.toContain(`/blog/${slug}`);
  });

  test('has a cover: a WebP of 1200 by 800, below 100 kB', async () => {
    const file = fileURLToPath(here(post.coverImage.replace('/api/', './')));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 800 });
    expect(statSync(file).size).toBeLessThan(100_000);
  });
});

test('slugs, ids, titles and covers are unique', () => {
  for (const field of ['slug', 'id', 'title', 'coverImage'] as const) {
    expect(new Set(posts.map((post) => post[field])).size, field).toBe(posts.length);
  }
});

test('every post file and every cover is in use', () => {
  const names = (folder: string) => readdirSync(here(folder)).toSorted();
  expect(names('./fixtures/posts')).toEqual(posts.map((post) => `${post.slug}.ts`).toSorted());
  expect(names('./covers')).toEqual(
    posts.map((post) => post.coverImage.replace('/api/covers/', '')).toSorted(),
  );
});

test('the list is newest first and leaves out the content', () => {
  const dates = posts.map((post) => post.publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const summary of postSummaries) expect(Object.keys(summary)).toHaveLength(8);
});

test('categories: enough for each view, and one that is empty', () => {
  expect(posts.length).toBeGreaterThanOrEqual(12);
  expect(inCategory('hockey-tips').length).toBeGreaterThanOrEqual(5);
  expect(inCategory('product-guides').length).toBeGreaterThanOrEqual(4);
  const others = categories.filter((name) => name !== 'hockey-tips' && name !== 'product-guides');
  const filled = others.filter((name) => inCategory(name).length > 0);
  expect(filled.length).toBeGreaterThanOrEqual(3);
  expect(filled.length).toBeLessThan(others.length);
});

test('dates cover the years, an hour where zones disagree on the day, and updates', () => {
  const years = new Set(posts.map((post) => post.publishedAt.slice(0, 4)));
  expect([...years].toSorted()).toEqual(['2024', '2025', '2026']);
  expect(posts.map((post) => post.publishedAt)).toContain('2025-01-05T02:00:00Z');
  const updated = posts.filter((post) => post.updatedAt !== post.publishedAt);
  expect(updated.length).toBeGreaterThanOrEqual(3);
});

test('fixtures, scenarios and answers can be loaded by a browser', () => {
  const files = readdirSync(here('./fixtures'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `./fixtures/${file}`);
  const browserCode = ['answers', 'calls', 'contact', 'outcomes', 'paths', 'scenarios'];
  for (const file of [...files, ...browserCode.map((name) => `./${name}.ts`)]) {
    const source = readFileSync(here(file), 'utf8');
    // A type is gone by the time a browser reads it.
    const imports = [...source.matchAll(/^import (?!type).*from '([^']+)'/gm)].map(
      ([, path]) => path ?? '',
    );
    expect(imports.filter((path) => !/^\.\.?\/(?:\w+\/)?[\w-]+\.ts$/.test(path))).toEqual([]);
    expect(source).not.toMatch(/\bprocess\.|\bBuffer\b|require\(/);
  }
});
