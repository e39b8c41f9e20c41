import { describe, expect, it } from 'vitest';
import { checkRemoval, postKey, removedLimit, removedPosts } from './removedPosts.ts';

const page = { file: 'a.html', styles: [], scripts: [] };
const published = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, page]));

describe('removedPosts', () => {
  it('adds the published posts that the API no longer lists to those of earlier builds', () => {
    const pages = published('/', '/blog', '/blog/category/drills', '/blog/laces', '/blog/tape');
    expect(removedPosts({ pages, gone: ['/blog/old'], redirects: {} }, ['/blog/tape'])).toEqual([
      '/blog/old',
      '/blog/laces',
    ]);
  });

  it('drops a post that is listed again, in any case', () => {
    const before = {
      pages: published('/blog/tape'),
      gone: ['/blog/old', '/blog/older'],
      redirects: {},
    };
    expect(removedPosts(before, [postKey('OLD'), postKey('Tape')])).toEqual(['/blog/older']);
  });

  it('adds the addresses that led to a removed post, and none that leads to a page', () => {
    const redirects = { '/blog/waxed': '/blog/laces', '/blog/rolls': '/blog/tape', '/shop': '/' };
    const before = { pages: published('/blog/laces', '/blog/tape'), gone: [], redirects };
    expect(removedPosts(before, ['/blog/tape', '/blog/rolls'])).toEqual([
      '/blog/laces',
      '/blog/waxed',
    ]);
    expect(
      removedPosts(before, ['/blog/rolls', '/blog/tape', '/blog/laces', '/blog/waxed']),
    ).toEqual([]);
  });

  it('keeps the newest 1000', () => {
    const gone = Array.from({ length: removedLimit }, (_, at) => `/blog/post-${at}`);
    const paths = removedPosts({ pages: published('/blog/last'), gone, redirects: {} }, []);
    expect(paths).toHaveLength(removedLimit);
    expect(paths.at(-1)).toBe('/blog/last');
    expect(paths).not.toContain('/blog/post-0');
  });

  it('is empty without an earlier build', () => {
    expect(removedPosts(undefined, [])).toEqual([]);
  });
});

describe('checkRemoval', () => {
  const before = {
    pages: published('/', '/blog', '/blog/category/a', '/blog/a', '/blog/b', '/blog/c'),
  };

  it.each([0, 1])('stops a build with %i of 3 posts, unless that is allowed', (count) => {
    expect(() => checkRemoval(before, count, false)).toThrow(
      `The last build has 3 posts, and this one would have ${count}. Nothing was changed.`,
    );
    expect(() => checkRemoval(before, count, true)).not.toThrow();
  });

  it('accepts half of the posts, more, and any number in a first build', () => {
    for (const count of [2, 3, 90]) expect(() => checkRemoval(before, count, false)).not.toThrow();
    expect(() => checkRemoval(undefined, 0, false)).not.toThrow();
    expect(() => checkRemoval({ pages: published('/', '/blog') }, 0, false)).not.toThrow();
  });
});
