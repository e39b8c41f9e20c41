/** The RSS feed. */
import type { PostSummary } from '../api/schemas.ts';
import { mailDate } from '../api/dates.ts';
import { escapeXml } from './sitemap.ts';

/** Most posts in the feed. */
const feedLength = 20;

export interface FeedHead {
  title: string;
  description: string;
}

export type FeedItem = Pick<PostSummary, 'title' | 'excerpt' | 'publishedAt' | 'category'> & {
  /** Its canonical path. */
  path: string;
};

const tag = (name: string, text: string | undefined) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

const item = (origin: string, { title, excerpt, publishedAt, category, path }: FeedItem) => {
  const url = `${origin}${path}`;
  const date = publishedAt && mailDate(publishedAt.iso);
  return [
    '<item>',
    tag('title', title),
    tag('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    tag('description', excerpt),
    tag('category', category),
    tag('pubDate', date),
    '</item>',
  ].join('');
};

/** Returns an RSS 2.0 feed of the newest 20 posts. */
export const feedXml = (origin: string, head: FeedHead, items: readonly FeedItem[]) => {
  const self = `${origin}/rss.xml`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${tag('title', head.title)}${tag('link', `${origin}/blog`)}${tag('description', head.description)}<language>en-US</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items
  .slice(0, feedLength)
  .map((one) => item(origin, one))
  .join('\n')}
</channel></rss>
`;
};
