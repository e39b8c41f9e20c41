import { describe, expect, it } from 'vitest';
import { postKey, removedLimit, removedPosts } from './removedPosts.ts';

const page = { file: 'a.html', styles: [], scripts: [] };
const published = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, page]));

describe('removedPosts', () => {
  it('adds the published posts that the API no longer lists to those of earlier builds', () => {
    const pages = published('/', '/blog', '/blog/category/drills', '/blog/laces', '/blog/tape');
    expect(removedPosts({ pages, gone: ['/blog/old'] }, ['/blog/tape'])).toEqual([
      '/blog/old',
      '/blog/laces',
    ]);
  });

  it('drops a post that is listed again, in any case', () => {
    const before = { pages: published('/blog/tape'), gone: ['/blog/old', '/blog/older'] };
    expect(removedPosts(before, [postKey('OLD'), postKey('Tape')])).toEqual(['/blog/older']);
  });

  it('keeps the newest 1000', () => {
    const gone = Array.from({ length: removedLimit }, (_, at) => `/blog/post-${at}`);
    const paths = removedPosts({ pages: published('/blog/last'), gone }, []);
    expect(paths).toHaveLength(removedLimit);
    expect(paths.at(-1)).toBe('/blog/last');
    expect(paths).not.toContain('/blog/post-0');
  });

  it('is empty without an earlier build', () => {
    expect(removedPosts(undefined, [])).toEqual([]);
  });
});
