/** The mock API's posts, as cards. */
import { postSummaries } from '#mock-api/fixtures/index.ts';

const inUtc = (month: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month,
    day: 'numeric',
  });
  return (iso: string) => ({ text: format.format(new Date(iso)), iso });
};
const inList = inUtc('short');

/** A day as it stands in an article. */
export const inArticle = inUtc('long');

/** A category's name. */
export const inWords = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const cards = postSummaries.map((post) => ({
  id: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  href: `/blog/${post.slug}`,
  cover: post.coverImage,
  category: inWords(post.category),
  author: post.author,
  published: inList(post.publishedAt),
}));

/** All of them, newest first. */
export const allArticles = cards;

/** The newest three, as in a teaser. */
export const articles = cards.slice(0, 3);

const [first] = cards;
if (!first) throw new Error('The mock API has no posts.');

/** The newest one. */
export const { id: _id, ...article } = first;
