/** The mock API's posts, as cards. */
import { postSummaries } from '#mock-api/fixtures/index.ts';

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

const inWords = (slug: string) =>
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
  published: { text: day.format(new Date(post.publishedAt)), iso: post.publishedAt },
}));

/** The newest three, as in a teaser. */
export const articles = cards.slice(0, 3);

const [first] = cards;
if (!first) throw new Error('The mock API has no posts.');

/** The newest one. */
export const { id: _id, ...article } = first;
