import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SafeHtml } from '#ui';
import { hashOf } from './hash.ts';
import { getPost, minutesOf, productsIn, readPost } from './post.ts';
import type { PrerenderedPost } from './postTypes.ts';
import { lengthLimit } from './sanitize/limits.ts';

vi.mock('./sanitize/browser.ts', () => ({ sanitizeParts: (html: string) => [`safe ${html}`] }));

const answer = {
  id: 7,
  slug: 'laces',
  title: 'Laces',
  excerpt: '',
  category: 'hockey-tips',
  author: 'Dana R.',
  coverImage: '/api/covers/laces.svg',
  content: '<p>Flat.</p>',
  publishedAt: '2025-01-05T02:00:00Z',
  updatedAt: '2025-02-06T02:00:00Z',
};

describe('readPost', () => {
  it('returns a post with formatted dates', () => {
    expect(readPost(answer, 'laces')).toMatchObject({
      id: '7',
      content: '<p>Flat.</p>',
      publishedAt: { text: 'January 5, 2025', iso: '2025-01-05T02:00:00.000Z' },
      updatedAt: { text: 'February 6, 2025' },
    });
  });

  it.each([
    ['no body', null],
    ['a list in it', [answer]],
    ['no content', { ...answer, content: null }],
    ['no title', { ...answer, title: ' ' }],
    ['content over the length limit', { ...answer, content: 'x'.repeat(lengthLimit + 1) }],
    ['another slug', { ...answer, slug: 'tape' }],
  ])('rejects an answer with %s', (_what, given) => {
    expect(() => readPost(given, 'laces')).toThrow(TypeError);
  });

  it.each([
    ['no dates', { publishedAt: null, updatedAt: 'soon' }],
    ['a slug in capitals', { slug: 'LACES' }],
    ['no cover, no author', { coverImage: null, author: 7 }],
  ])('accepts a post with %s', (_what, part) => {
    expect(readPost({ ...answer, ...part }, 'laces').title).toBe('Laces');
  });
});

describe('the text about the author', () => {
  it.each([
    ['a sentence', ' Ada laces skates. ', 'Ada laces skates.'],
    ['markup, which stays text', '<img src=x onerror=pwned()>', '<img src=x onerror=pwned()>'],
    ['nothing', undefined, undefined],
    ['null', null, undefined],
    ['spaces', ' \n ', undefined],
    ['401 characters', 'a'.repeat(401), undefined],
    ['a number', 42, undefined],
    ['an object', { text: 'Ada' }, undefined],
  ])('from %s', (_what, authorBio, expected) => {
    expect(readPost({ ...answer, authorBio }, 'laces').authorBio).toBe(expected);
  });
});

describe('productsIn', () => {
  it('returns the products that are linked, in the order of their first links', () => {
    const html =
      '<p>/bearings <a href="/hockey-laces#length">Laces</a>, <a href="/hockey-tape">tape</a>, <a href="/hockey-laces">laces</a>, <a href="/bearings-608">608</a></p>';
    expect(productsIn(html)).toEqual(['laces', 'tape']);
  });
});

describe('minutesOf', () => {
  it.each([
    ['', 1],
    ['<p>one two</p>', 1],
    [`<p class="a b c">${'word '.repeat(440)}</p>`, 2],
    [`<p>${'word '.repeat(1100)}</p>`, 5],
  ])('counts the words of %j, not the tags: %i min', (html, minutes) => {
    expect(minutesOf(html)).toBe(minutes);
  });

  it('takes less than a second for a million opening brackets', () => {
    const start = performance.now();
    minutesOf('<'.repeat(1_000_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

const read = { slug: 'laces', title: 'Laces', content: ['safe <p>Flat.</p>'] };

describe('getPost', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  });
  afterEach(() => vi.unstubAllGlobals());

  const prerendered = (content: string): PrerenderedPost => ({
    ...readPost(answer, 'laces'),
    minutes: 3,
    products: ['laces'],
    content: ['in the', 'document'] as unknown as SafeHtml[],
    hash: hashOf(content),
  });

  it('sanitizes the content of a post that was not prerendered', async () => {
    const post = await getPost('/api/blog/post/laces', 'laces', undefined);
    expect(post.content).toEqual(['safe <p>Flat.</p>']);
  });

  it('returns no content when the prerendered content is current', async () => {
    const post = await getPost('/api/blog/post/laces', 'laces', prerendered(answer.content));
    expect(post).toMatchObject({ content: [null, null], minutes: 3, products: ['laces'] });
  });

  it('rejects a post of the future, by the clock of the server', async () => {
    const late = { ...answer, publishedAt: '2025-01-05T03:00:00Z' };
    const sentAt = (Date: string) => () =>
      Promise.resolve(Response.json(late, { headers: { Date } }));
    vi.stubGlobal('fetch', sentAt('Sun, 05 Jan 2025 02:59:59 GMT'));
    await expect(getPost('/api/blog/post/laces', 'laces', undefined)).rejects.toThrow(
      'The post is not published before 2025-01-05T03:00:00.000Z.',
    );
    vi.stubGlobal('fetch', sentAt('Sun, 05 Jan 2025 03:00:00 GMT'));
    expect(await getPost('/api/blog/post/laces', 'laces', undefined)).toMatchObject(read);
  });

  it('finds a post by a slug that it had before', async () => {
    const calls: string[] = [];
    const answers: Record<string, () => Response> = {
      '/api/blog/posts': () => Response.json([{ ...answer, previousSlugs: ['strings'] }]),
      '/api/blog/post/laces': () => Response.json(answer),
    };
    vi.stubGlobal('fetch', (path: string) => {
      calls.push(path);
      return Promise.resolve(answers[path]?.() ?? Response.json({}, { status: 410 }));
    });
    expect(await getPost('/api/blog/post/Strings', 'Strings', undefined)).toMatchObject(read);
    expect(calls).toEqual(['/api/blog/post/Strings', '/api/blog/posts', '/api/blog/post/laces']);
    await expect(getPost('/api/blog/post/rope', 'rope', undefined)).rejects.toThrow(/^410: /);
  });

  it('sanitizes content that has changed since it was prerendered', async () => {
    const post = await getPost('/api/blog/post/laces', 'laces', prerendered('<p>Round.</p>'));
    expect(post.content).toEqual(['safe <p>Flat.</p>']);
  });
});

it('hashOf differs for different texts and repeats for the same', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'a'.repeat(1000), `${'a'.repeat(999)}b`];
  expect(new Set(texts.map(hashOf)).size).toBe(texts.length);
  expect(hashOf('puck')).toBe(hashOf('puck'));
});
