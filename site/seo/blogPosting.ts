import type { Post } from '../api/postTypes.ts';
import { config } from '../config/index.ts';
import { categoryLabel } from '../content/categories.ts';
import { postHead } from '../content/postHead.ts';
import { postHref, updatedDay } from '../content/posts.ts';
import { organizationId, publisher } from './organization.ts';
import { shareImagePath } from './shareImage.ts';

/** Returns the node of a post. It has a date or an author only when the page shows one. */
export const blogPosting = (post: Post) => {
  const path = postHref(post.slug);
  const url = `${config.origin}${path}`;
  const published = post.publishedAt?.iso;
  const modified = updatedDay(post)?.iso ?? published;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: postHead(post).description,
    image: `${config.origin}${shareImagePath(path)}`,
    url,
    mainEntityOfPage: url,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    articleSection: categoryLabel(post.category),
    inLanguage: 'en-US',
    author: post.author ? { '@type': 'Person', name: post.author } : organizationId,
    publisher,
  };
};
