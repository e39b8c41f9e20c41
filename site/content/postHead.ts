import type { Post } from '../api/postTypes.ts';
import { linkTo } from '../routes.ts';
import { categoryLabel } from './categories.ts';
import { brand } from './facts.ts';
import type { Head } from './page.ts';
import { postHref } from './posts.ts';
import { heroPicture } from './pictures.ts';

/** The length of a description, in characters, as search engines show it. */
const minLength = 70;
const maxLength = 160;

/** Truncates a text between words to a length in characters, with an ellipsis. */
export const truncate = (text: string, length: number) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const start = line.slice(0, length);
  const end = start.lastIndexOf(' ');
  return `${(end > length / 2 ? start.slice(0, end) : start.slice(0, -1)).toWellFormed()}…`;
};

/** Returns a description from the excerpt, or from the title when there is none. */
const descriptionOf = ({ title, excerpt }: Post) => {
  const text = excerpt.trim() || title;
  return truncate(
    text.length < minLength
      ? `${text} An article on the ${brand} blog about hockey tape, skate laces and bearings.`
      : text,
    maxLength,
  );
};

/** Returns the head of a post page. */
export const postHead = (post: Post): Head => ({
  title: truncate(post.title, 110),
  description: descriptionOf(post),
  keywords: [categoryLabel(post.category) || 'Blog', 'hockey', 'blog'],
  picture: heroPicture,
});

/** Returns the breadcrumb of a post page. */
export const postBreadcrumb = (post: Post) => [
  linkTo('/'),
  linkTo('/blog'),
  { label: post.title, href: postHref(post.slug) },
];
