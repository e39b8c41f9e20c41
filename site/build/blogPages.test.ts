import { describe, expect, it } from 'vitest';
import { pageSize } from '../api/counts.ts';
import { postsPath } from '../api/paths.ts';
import type { PostSummary } from '../api/schemas.ts';
import { routeOf } from '../paths.ts';
import { blogSections, moreArticles } from '../content/blog.ts';
import { categories } from '../content/categories.ts';
import { teaserCount } from '../content/home.ts';
import type { App } from './renderContext.ts';
import { groupByCategory, listJobs, postTasks, shellJobs } from './blogPages.ts';

const app = {
  routeOf,
  blogSections,
  moreArticles,
  categories,
  teaserCount,
} as unknown as App;
const checks = {
  posts: { path: postsPath, etag: '"list"' },
  categories: new Map([['drills', { path: '/api/blog/category/drills', etag: '"drills"' }]]),
};
const context = { app, year: 2026, checks };

const post = (slug: string, category: string): PostSummary => ({
  id: slug,
  slug,
  title: slug,
  excerpt: '',
  category,
  author: undefined,
  cover: undefined,
  publishedAt: undefined,
});
const many = (count: number, category: string) =>
  Array.from({ length: count }, (_, at) => post(`${category}-${at}`, category));

const jobsOf = (posts: PostSummary[]) => listJobs(context, posts, groupByCategory(posts));
const shownAt = (posts: PostSummary[], path: string) =>
  jobsOf(posts).find((job) => job.path === path)?.prerendered.data?.list;

describe('listJobs', () => {
  const posts = [...many(5, 'hockey-culture'), ...many(4, 'hockey-tips'), ...many(60, 'drills')];

  it('gives each page the posts that it shows and their total', () => {
    expect(shownAt(posts, '/')?.posts).toEqual(posts.slice(0, 3));
    expect(shownAt(posts, '/blog')?.posts.map(({ slug }) => slug)).toEqual([
      'hockey-tips-0',
      'hockey-tips-1',
      'hockey-tips-2',
      // The list below the sections: the newest of the others.
      ...[0, 1, 2, 3, 4].map((at) => `hockey-culture-${at}`),
      'hockey-tips-3',
    ]);
    expect(shownAt(posts, '/blog/category/drills')?.posts).toHaveLength(pageSize);
    expect(shownAt(posts, '/blog/category/drills')?.total).toBe(60);
  });

  it('tells the pages with links to topics which of them have posts', () => {
    const topics = ['hockey-culture', 'hockey-tips', 'drills'];
    for (const path of ['/blog', '/blog/category/drills', '/blog/category/equipment-care']) {
      expect(shownAt(posts, path)?.topics).toEqual(topics);
    }
  });

  it('lets each page check the list of the API that its posts come from', () => {
    const checkAt = (path: string) => jobsOf(posts).find((job) => job.path === path)?.check;
    expect(checkAt('/')).toEqual(checks.posts);
    expect(checkAt('/blog')).toEqual(checks.posts);
    expect(checkAt('/blog/category/drills')?.etag).toBe('"drills"');
  });

  it('has a page for every linked category and for those of the API with a valid slug', () => {
    const paths = jobsOf([...posts, post('a', ''), post('b', 'a/b'), post('c', 'Über')]).map(
      ({ path }) => path,
    );
    expect(paths).toEqual([
      '/',
      '/blog',
      ...[...categories, 'drills'].map((name) => `/blog/category/${name}`),
    ]);
    expect(shownAt([], '/blog/category/hockey-tips')?.total).toBe(0);
  });

  it('gives a category with few posts those of others, and a category with many none', () => {
    const few = [...many(3, 'hockey-tips'), ...many(1, 'drills')];
    const relatedAt = (category: string) =>
      jobsOf(few).find(({ path }) => path === `/blog/category/${category}`)?.prerendered.data
        ?.related;
    expect(relatedAt('drills')?.map(({ slug }) => slug)).toEqual(
      many(3, 'hockey-tips').map(({ slug }) => slug),
    );
    expect(relatedAt('hockey-tips')).toBeUndefined();
  });
});

describe('postTasks', () => {
  it('relates posts about the same product first', () => {
    const posts = [post('tape-a', 'tips'), post('b', 'tips'), post('tape-c', 'culture')];
    const productOfPost = ({ slug }: { slug: string }) => /^tape/.exec(slug)?.[0];
    expect(postTasks(posts, { productOfPost })).toEqual([
      { slug: 'tape-a', related: [posts[2], posts[1]] },
      { slug: 'b', related: [posts[0]] },
      { slug: 'tape-c', related: [posts[0]] },
    ]);
  });
});

it('gives a shell no data of any one page', () => {
  const shells = shellJobs(context);
  expect(shells.map(({ prefix, page }) => [prefix, page])).toEqual([
    ['/blog/category/', 'BlogCategoryPage'],
    ['/blog/', 'BlogPostPage'],
  ]);
  for (const { prerendered } of shells)
    expect(prerendered).toEqual({ path: '', year: 2026, isShell: true });
});
