/** What the documents of the API's pages are written with: asked of the mock API, read as a build reads it. */
import { answerTo } from '#mock-api/answers.ts';
import type { Scenario } from '#mock-api/scenarios.ts';
import { markOf } from '../../../site/api/mark.ts';
import { categoryPath, postPath, postsPath } from '../../../site/api/paths.ts';
import { readPost } from '../../../site/api/post.ts';
import { readPosts } from '../../../site/api/posts.ts';
import { relatedTo } from '../../../site/api/related.ts';
import type { PostSummary } from '../../../site/api/schemas.ts';
import type { PrerenderedData } from '../../../site/api/prerendered.tsx';
import { blogSections } from '../../../site/content/blog.ts';
import { categories } from '../../../site/content/categories.ts';
import { teaserCount } from '../../../site/content/home.ts';
import type { Sanitize } from '../../../site/api/sanitize/purifier.ts';

/** Asks the mock API; nothing when there is no answer that a build could use. */
const ask = (scenario: Scenario, path: string | undefined): unknown => {
  const answer = path && answerTo(scenario, { method: 'GET', path });
  if (!answer || typeof answer === 'string' || answer.status !== 200) return undefined;
  try {
    return JSON.parse(answer.body);
  } catch {
    return undefined;
  }
};

const lastOf = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '');

const listed = (posts: readonly PostSummary[], total: number): PrerenderedData => ({
  list: { posts, total },
});

const writtenPost = (scenario: Scenario, slug: string, sanitize: Sanitize): PrerenderedData => {
  const { content, ...post } = readPost(ask(scenario, postPath(slug)), slug);
  const group = ask(scenario, categoryPath(post.category));
  return {
    post: { ...post, content: sanitize(content), mark: markOf(content) },
    related: relatedTo(readPosts(group), post.slug),
  };
};

const writtenList = (scenario: Scenario, path: string): PrerenderedData => {
  const isCategory = path.startsWith('/blog/category/');
  const posts = readPosts(ask(scenario, isCategory ? categoryPath(lastOf(path)) : postsPath));
  if (isCategory) {
    const isKnown = categories.some((name) => name === lastOf(path));
    if (posts.length === 0 && !isKnown) throw new TypeError('No document is written for this.');
    return listed(posts, posts.length);
  }
  const seen =
    path === '/' ? posts.slice(0, teaserCount) : blogSections(posts).flatMap((one) => one.posts);
  return listed(seen, posts.length);
};

/**
 * What stands in a page's document of what the API has.
 * @throws {TypeError} when the API has nothing that a document could be written with
 */
export const writtenAt = (
  path: string,
  scenario: Scenario,
  sanitize: Sanitize,
): PrerenderedData | undefined => {
  if (path === '/' || path === '/blog' || path.startsWith('/blog/category/')) {
    return writtenList(scenario, path);
  }
  return path.startsWith('/blog/') ? writtenPost(scenario, lastOf(path), sanitize) : undefined;
};
