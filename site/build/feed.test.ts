import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { feedXml, type FeedItem } from './feed.ts';

const origin = 'https://rink.example';
const head = { title: 'Blog', description: 'Tape & laces' };
const item: FeedItem = {
  title: 'One <b>',
  excerpt: 'Two & three\u0000',
  category: 'hockey-tips',
  path: '/blog/one',
  publishedAt: { text: 'Jan 5, 2025', iso: '2025-01-05T02:00:00.000Z' },
};

const read = (xml: string) =>
  new JSDOM(xml, { contentType: 'text/xml' }).window.document.documentElement;

it('feedXml escapes markup and drops characters that XML does not allow', () => {
  const feed = read(feedXml(origin, head, [item]));
  expect(feed.getAttribute('version')).toBe('2.0');
  expect(feed.querySelector('channel > link')?.textContent).toBe(`${origin}/blog`);
  const [first] = feed.querySelectorAll('item');
  expect([...(first?.children ?? [])].map((tag) => [tag.tagName, tag.textContent])).toEqual([
    ['title', 'One <b>'],
    ['link', `${origin}/blog/one`],
    ['guid', `${origin}/blog/one`],
    ['description', 'Two & three'],
    ['category', 'hockey-tips'],
    ['pubDate', 'Sun, 05 Jan 2025 02:00:00 GMT'],
  ]);
});

it('feedXml omits a missing excerpt and date', () => {
  const [first] = read(
    feedXml(origin, head, [{ ...item, excerpt: '', publishedAt: undefined }]),
  ).querySelectorAll('item');
  expect([...(first?.children ?? [])].map((tag) => tag.tagName)).toEqual([
    'title',
    'link',
    'guid',
    'category',
  ]);
});

it('feedXml keeps the newest twenty posts', () => {
  const items = Array.from({ length: 30 }, (_, at) => ({ ...item, path: `/blog/${at}` }));
  const links = [...read(feedXml(origin, head, items)).querySelectorAll('item > link')];
  expect(links).toHaveLength(20);
  expect(links[0]?.textContent).toBe(`${origin}/blog/0`);
});
