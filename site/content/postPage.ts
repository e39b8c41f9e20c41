import { brand } from './facts.ts';
import type { Head } from './page.ts';
import { heroPicture } from './pictures.ts';

/** The words around a post, and in place of a post that is missing or loading. */
export const postPage = {
  missing: {
    title: 'Post not found',
    text: "Sorry, we couldn't find the blog post you're looking for.",
    action: { label: 'Return to blog', href: '/blog' },
  },
  /** Until the title of the post is known. */
  loadingHead: {
    title: 'Article',
    description: `An article on the ${brand} blog about hockey tape, skate laces and bearings.`,
    keywords: ['hockey', 'blog'],
    picture: heroPicture,
  } satisfies Head,
  loading: {
    text: 'This post is new and needs JavaScript to load.',
    link: { label: 'Return to blog', href: '/blog' },
  },
  /** The lines above the products of a post: above the first one, and above each one after it. */
  bagLabels: { first: 'The gear in this post', next: 'Also in this post' },
  allPostsLink: { label: 'Back to all posts', href: '/blog' },
  share: {
    title: 'Share this post',
    copy: { label: 'Copy link', done: 'Link copied', failed: 'The link could not be copied' },
    native: { label: 'Share…' },
  },
  related: { title: 'Keep reading' },
};
