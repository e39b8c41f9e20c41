/** The blog as search engines are told of it. What the API wrote is only ever a value. */
import type { Post } from '../api/postTypes.ts';
import { config } from '../config/index.ts';
import { categoryPage } from '../content/blog.ts';
import { categoryLabel } from '../content/categories.ts';
import { postCanonical, postHead, postTrail } from '../content/postHead.ts';
import { updatedDay } from '../content/posts.ts';
import { breadcrumb } from './breadcrumb.ts';
import { organization, theBrand } from './organization.ts';
import { shareImagePath } from './shareImage.ts';

/** An article: what it is called, who wrote it and when, as it stands on the page. */
export const postThings = (post: Post) => {
  const path = postCanonical(post.slug);
  const url = `${config.origin}${path}`;
  const published = post.publishedAt?.iso;
  const changed = updatedDay(post)?.iso ?? published;
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: post.title,
      description: postHead(post).description,
      image: `${config.origin}${shareImagePath(path)}`,
      url,
      mainEntityOfPage: url,
      ...(published && { datePublished: published }),
      ...(changed && { dateModified: changed }),
      articleSection: categoryLabel(post.category),
      inLanguage: 'en-US',
      author: post.author ? { '@type': 'Person', name: post.author } : theBrand,
      publisher: theBrand,
    },
    organization(),
    breadcrumb(path, postTrail(post)),
  ];
};

/** The list of a category. */
export const categoryThings = (slug: string) => {
  const { head, path, intro } = categoryPage(slug);
  const url = `${config.origin}${path}`;
  return [
    {
      '@type': 'CollectionPage',
      '@id': `${url}#page`,
      name: head.title,
      description: head.description,
      url,
      publisher: theBrand,
    },
    organization(),
    breadcrumb(path, intro.breadcrumb),
  ];
};
