import { pageSize } from '../api/counts.ts';
import { isSlug, postFolder } from '../api/paths.ts';
import type { PostList } from '../api/postTypes.ts';
import { groupBy } from '../api/groupBy.ts';
import { othersThan } from '../api/others.ts';
import { createRelated } from '../api/related.ts';
import type { PostSummary } from '../api/schemas.ts';
import type { App, PageJob } from './renderContext.ts';
import { documentFile } from './buildPaths.ts';
import type { DocumentCheck } from './documentCheck.ts';
import type { PostTask } from './postTask.ts';

/** Returns the posts of each category, in the API's order. */
export const groupByCategory = (posts: readonly PostSummary[]) =>
  groupBy(posts, ({ category }) => category);

/** Returns a task for each post, with the related posts that its page shows. */
export const postTasks = (
  posts: readonly PostSummary[],
  { productOfPost }: Pick<App, 'productOfPost'>,
): PostTask[] => {
  const relatedTo = createRelated(posts, productOfPost);
  return posts.map((post) => ({ slug: post.slug, related: relatedTo(post) }));
};

/** The checks of the pages with lists. */
export interface ListChecks {
  posts: DocumentCheck;
  /** By category. */
  categories: ReadonlyMap<string, DocumentCheck>;
}

/** Returns the categories with a page: those that the site links to, and those of the posts. */
export const categoriesWithPage = (app: App, groups: ReadonlyMap<string, unknown>) => {
  const others = [...groups.keys()].filter((name) => isSlug(name) && /^[a-z0-9-]+$/.test(name));
  return [...new Set([...app.categories, ...others])];
};

/** Returns the pages that show lists of posts: home, the blog, and every category. */
export const listJobs = (
  { app, year, checks }: { app: App; year: number; checks: ListChecks },
  posts: readonly PostSummary[],
  groups: ReadonlyMap<string, readonly PostSummary[]>,
): PageJob[] => {
  // Only the visible posts: the whole list could have thousands.
  const job = (path: string, list: PostList, check?: DocumentCheck): PageJob => ({
    path,
    page: app.routeOf(path).page,
    file: documentFile(path),
    prerendered: { path, year, data: { list } },
    ...(check && { check }),
  });
  const total = posts.length;
  const topics = [...groups.keys()];
  const featured = app.blogSections(posts).flatMap((section) => section.posts);
  const shown = [...featured, ...app.moreArticles(posts)];
  return [
    job('/', { posts: posts.slice(0, app.teaserCount), total }, checks.posts),
    job('/blog', { posts: shown, total, topics }, checks.posts),
    ...categoriesWithPage(app, groups).map((name) => {
      const group = groups.get(name) ?? [];
      const list = { posts: group.slice(0, pageSize), total: group.length, topics };
      const page = job(`/blog/category/${name}`, list, checks.categories.get(name));
      const related = othersThan(name, posts);
      const data = { list, related };
      return related.length > 0 ? { ...page, prerendered: { ...page.prerendered, data } } : page;
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
    check: { path: `${postFolder}/` },
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
