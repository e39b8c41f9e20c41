import { pageSize } from '../api/counts.ts';
import { isSlug } from '../api/paths.ts';
import { following } from '../api/related.ts';
import type { PostSummary } from '../api/schemas.ts';
import type { App, PageJob } from './renderContext.ts';
import { documentFile } from './buildPaths.ts';
import type { PostTask } from './postTask.ts';

/** Returns the posts of each category, in the API's order. */
export const groupByCategory = (posts: readonly PostSummary[]) => {
  const groups = new Map<string, PostSummary[]>();
  for (const post of posts) {
    const group = groups.get(post.category);
    if (group) group.push(post);
    else groups.set(post.category, [post]);
  }
  return groups;
};

/** Returns a task for each post, with the related posts that its page shows. */
export const postTasks = (groups: ReadonlyMap<string, readonly PostSummary[]>): PostTask[] =>
  [...groups].flatMap(([category, group]) =>
    group.map(({ slug }, at) => ({
      slug,
      related: isSlug(category) ? following(group, at) : [],
    })),
  );

/** Returns the pages that show lists of posts: home, the blog, and every category. */
export const listJobs = (
  { app, year }: { app: App; year: number },
  posts: readonly PostSummary[],
  groups: ReadonlyMap<string, readonly PostSummary[]>,
): PageJob[] => {
  const job = (path: string, shown: readonly PostSummary[], total: number): PageJob => ({
    path,
    page: app.routeOf(path).page,
    file: documentFile(path),
    // Only the visible posts: the whole list could have thousands.
    prerendered: { path, year, data: { list: { posts: shown, total } } },
  });
  const featured = app.blogSections(posts).flatMap((section) => section.posts);
  const others = [...groups.keys()].filter((name) => isSlug(name) && /^[a-z0-9-]+$/.test(name));
  const names = new Set([...app.categories, ...others]);
  return [
    job('/', posts.slice(0, app.teaserCount), posts.length),
    job('/blog', featured, posts.length),
    ...[...names].map((name) => {
      const group = groups.get(name) ?? [];
      return job(`/blog/category/${name}`, group.slice(0, pageSize), group.length);
    }),
  ];
};

/** Returns the document that is sent for a post that does not exist. */
export const missingPostJob = ({ app, year }: { app: App; year: number }): PageJob => {
  const path = '/blog/article';
  const route = app.routeOf(path);
  return {
    path,
    page: route.page,
    file: 'missing-post.html',
    documentPath: route.path,
    prerendered: { path, year, data: { isMissing: true } },
  };
};

/** Returns the shells: documents for posts and categories that did not exist at build time. */
export const shellJobs = ({ app, year }: { app: App; year: number }) => {
  const job = (prefix: string, path: string, file: string) => ({
    prefix,
    path,
    page: app.routeOf(path).page,
    file,
    documentPath: prefix,
    prerendered: { path: '', year, isShell: true } as const,
  });
  return [
    job('/blog/category/', '/blog/category/category', 'shells/category.html'),
    job('/blog/', '/blog/article', 'shells/post.html'),
  ];
};
