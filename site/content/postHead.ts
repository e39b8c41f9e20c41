/** What an article's page says about itself; the words are the API's. */
import type { Post } from '../api/postTypes.ts';
import { linkTo } from '../routes.ts';
import { categoryLabel } from './categories.ts';
import { brand } from './facts.ts';
import type { Head } from './page.ts';
import { postHref } from './posts.ts';
import { heroPicture } from './pictures.ts';

const shortest = 70;
const longest = 160;

/** Cut between words, in at most so many characters. */
export const cut = (text: string, length: number) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const start = line.slice(0, length);
  const end = start.lastIndexOf(' ');
  return `${(end > length / 2 ? start.slice(0, end) : start.slice(0, -1)).toWellFormed()}…`;
};

/** What an article is about, in the length that search engines show. */
const descriptionOf = ({ title, excerpt }: Post) => {
  const text = excerpt.trim() || title;
  return cut(
    text.length < shortest
      ? `${text} An article on the ${brand} blog about hockey tape, skate laces and bearings.`
      : text,
    longest,
  );
};

/** The head of an article's page. */
export const postHead = (post: Post): Head => ({
  title: cut(post.title, 110),
  description: descriptionOf(post),
  keywords: [categoryLabel(post.category) || 'Blog', 'hockey', 'blog'],
  picture: heroPicture,
});

/** The canonical path of an article. */
export const postCanonical = (slug: string) => postHref(slug.toLowerCase()).toLowerCase();

/** The way from the home page to an article. */
export const postTrail = (post: Post) => [
  linkTo('/'),
  linkTo('/blog'),
  { label: post.title, href: postCanonical(post.slug) },
];
