/** Whole posts: the mock API's, and one that has everything a post can have. */
import type { ArticleData, SafeHtml, ShareLinksProps, TopicsProps } from '#ui';
import { categories, posts } from '#mock-api/fixtures/index.ts';
import { inArticle, inWords } from './articles.ts';

/**
 * Stands in for the site's sanitizer, which stories cannot reach. What it is given was written
 * here; it gets the frames in which wide things scroll, and the name of what is safe.
 */
export const sanitized = (html: string) =>
  html
    .replaceAll(/<(table|pre)>[^]*?<\/\1>/g, (block, tag: string) => {
      const name = tag === 'pre' ? 'Code' : 'Table';
      return `<div tabindex="0" role="region" aria-label="${name}">${block}</div>`;
    })
    .trim() as unknown as SafeHtml;

const site = { href: 'https://example.com' };

/** Ways to share an article, as the site makes them. */
export const share: ShareLinksProps = {
  title: 'Share this post',
  links: [
    { network: 'twitter', label: 'Twitter', href: 'https://example.com/x?text=Tape' },
    { network: 'facebook', label: 'Facebook', href: 'https://example.com/facebook?u=tape' },
    { network: 'linkedin', label: 'LinkedIn', href: 'https://example.com/linkedin?url=tape' },
  ],
  url: new URL('/blog/tape', site.href).href,
  text: 'How Many Rolls of Shin Tape Does a Season Take?',
  copy: { label: 'Copy link', done: 'Link copied', failed: 'Could not copy the link' },
  native: { label: 'Share…' },
};

/** A post of the mock API as an article. */
export const articleOf = (slug: string): ArticleData => {
  const post = posts.find((one) => one.slug === slug);
  if (!post) throw new Error(`The mock API has no post '${slug}'.`);
  const isUpdated = post.updatedAt !== post.publishedAt;
  return {
    post: {
      title: post.title,
      badge: post.category === 'hockey-tips' ? 'Hockey Tips' : 'Product Guides',
      author: post.author,
      published: inArticle(post.publishedAt),
      updated: isUpdated ? inArticle(post.updatedAt) : undefined,
      minutes: 4,
      cover: post.coverImage,
      html: sanitized(post.content),
      keepAs: `/blog/${slug}`,
    },
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Blog', href: '/blog' },
      { label: post.title, href: `/blog/${slug}` },
    ],
    share,
    all: { label: 'Back to all posts', href: '/blog' },
  };
};

/** The way to every category. */
export const topics: TopicsProps = {
  title: 'Topics',
  links: categories.map((slug) => ({ label: inWords(slug), href: `/blog/category/${slug}` })),
};
