import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverFile } from './cover-files.ts';
import { categories, posts, type Post } from './fixtures/index.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const countIn = (category: string) => posts.filter((post) => post.category === category).length;

/** The addresses that the content of a post may link to. */
const addresses = [
  '/hockey-tape',
  '/hockey-laces',
  '/bearings',
  '/guides/hockey-stick-taping',
  '/guides/hockey-skate-lacing',
  '/guides/bearing-maintenance',
  ...posts.map((post) => `/blog/${post.slug}`),
];

const countWords = (html: string) =>
  html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Returns the tags that are not closed in order; an empty list when the HTML is balanced. */
const findUnbalanced = (html: string) => {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(?!img\b)([a-z0-9]+)[^>]*>/g)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
};

/** The pictures in the text of a post. */
const figuresOf = ({ content }: Pick<Post, 'content'>) =>
  [...content.matchAll(/<img [^>]*>/g)].map(([tag]) => {
    const valueOf = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const [, size = '', name = ''] = /^\/api\/covers\/(\d+)\/(.+)$/.exec(valueOf('src')) ?? [];
    return { size, name, alt: valueOf('alt'), width: valueOf('width'), height: valueOf('height') };
  });

describe.each(posts.map((post) => [post.slug, post] as const))('the post %s', (slug, post) => {
  it('has texts of the lengths that the README asks for', () => {
    expect(post.title.length).toBeGreaterThanOrEqual(30);
    expect(post.title.length).toBeLessThanOrEqual(70);
    expect(post.excerpt.length).toBeGreaterThanOrEqual(90);
    expect(post.excerpt.length).toBeLessThanOrEqual(160);
    expect(countWords(post.content)).toBeGreaterThanOrEqual(450);
    expect(countWords(post.content)).toBeLessThanOrEqual(900);
  });

  it('has dates in UTC, and is not updated before it is published', () => {
    for (const date of [post.publishedAt, post.updatedAt]) {
      expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
    }
    expect(post.updatedAt >= post.publishedAt).toBe(true);
  });

  it('has balanced HTML below h1, and links only to pages and other posts', () => {
    expect(findUnbalanced(post.content)).toEqual([]);
    expect(post.content).not.toMatch(/<h1|<script|<style| style=| class=| id=| on\w+=/i);
    const links = [...post.content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(0);
    const isKnown = (href: string) => addresses.includes(href.replace(/#[a-z-]+$/, ''));
    expect(links.filter((href) => !isKnown(href))).toEqual([]);
    expect(links).not.toContain(`/blog/${slug}`);
  });

  it('has a cover of 1200 × 800 px, below 100 kB', async () => {
    const file = pathOf(post.coverImage.replace('/api/', './'));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 800 });
    expect(statSync(file).size).toBeLessThan(100_000);
  });

  it('has figures with a text alternative and a caption, in the size that they name, and not its cover', async () => {
    const captioned = post.content.match(/<figure>\s*<img [^>]*>\s*<figcaption>/g) ?? [];
    expect(captioned).toHaveLength(figuresOf(post).length);
    for (const { size, name, alt, width, height } of figuresOf(post)) {
      expect(alt.length, name).toBeGreaterThan(20);
      expect(post.coverImage).not.toContain(name);
      const file = (await coverFile(size, name)) ?? '';
      const picture = await sharp(file).metadata();
      expect([width, height], name).toEqual([String(picture.width), String(picture.height)]);
      expect(statSync(file).size, name).toBeLessThan(50_000);
    }
  });

  it('has a cover of at most 24 kB for a phone, in the widths that it names', async () => {
    for (const { url, width } of post.coverImages ?? []) {
      const [, size = '', name = ''] = /^\/api\/covers\/(\d+)\/(.+)$/.exec(url) ?? [];
      const file = size ? await coverFile(size, name) : pathOf(url.replace('/api/', './'));
      expect((await sharp(file).metadata()).width, url).toBe(width);
      expect(statSync(file ?? '').size, url).toBeLessThan(width <= 720 ? 24_000 : 100_000);
    }
  });
});

describe('the posts', () => {
  it('have unique slugs, ids, titles and covers', () => {
    for (const field of ['slug', 'id', 'title', 'coverImage'] as const) {
      expect(new Set(posts.map((post) => post[field])).size, field).toBe(posts.length);
    }
  });

  it('use every file in fixtures/posts and covers, and no other', () => {
    const files = (folder: string) => readdirSync(pathOf(folder)).toSorted();
    expect(files('./fixtures/posts')).toEqual(posts.map(({ slug }) => `${slug}.ts`).toSorted());
    const covers = posts.map((post) => post.coverImage.replace('/api/covers/', ''));
    const figures = posts.flatMap(figuresOf).map(({ name }) => name);
    expect(files('./covers')).toEqual([...new Set([...covers, ...figures])].toSorted());
  });

  it('are sorted newest first', () => {
    const dates = posts.map((post) => post.publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('fill both categories of the blog page and three others, and leave one empty', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(countIn('hockey-tips')).toBeGreaterThanOrEqual(5);
    expect(countIn('product-guides')).toBeGreaterThanOrEqual(4);
    const filled = categories.filter((name) => countIn(name) > 0);
    expect(filled.length).toBeGreaterThanOrEqual(5);
    expect(filled.length).toBeLessThan(categories.length);
  });

  it('include a date that is another day in local time, and updated posts', () => {
    expect(posts.map((post) => post.publishedAt)).toContain('2025-01-05T02:00:00Z');
    const updated = posts.filter((post) => post.updatedAt !== post.publishedAt);
    expect(updated.length).toBeGreaterThanOrEqual(3);
  });
});
