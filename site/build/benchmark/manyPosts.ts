/** An API with as many articles as are asked for, in a process of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { categories, posts as fixtures, type Post } from '../../../mock-api/fixtures/index.ts';

const two = (number: number) => String(number).padStart(2, '0');
/** Any day will do. */
const dayOf = (at: number) =>
  `${2025 - (at % 20)}-${two(1 + (at % 12))}-${two(1 + (at % 28))}T09:00:00Z`;

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
};

/** About 1,200 words: two of the mock API's articles, told apart by their first words. */
const contentOf = (at: number) =>
  `<p>Article number ${at}.</p>${pick(fixtures, at).content}${pick(fixtures, at + 5).content}`;

const postAt = (at: number): Post => ({
  ...pick(fixtures, at),
  id: at + 1,
  slug: `article-${at + 1}`,
  title: `${pick(fixtures, at).title}, part ${at + 1}`,
  category: pick(categories, at),
  content: contentOf(at),
  publishedAt: dayOf(at),
  updatedAt: dayOf(at),
});

const summaryAt = (at: number) => {
  const { content: _content, updatedAt: _updatedAt, ...summary } = postAt(at);
  return summary;
};

const count = Number(process.argv[2]);
const list = JSON.stringify(Array.from({ length: count }, (_, at) => summaryAt(at)));

const server = createServer(({ url = '' }, response) => {
  const [, number] = /^\/api\/blog\/post\/article-(\d+)$/.exec(url) ?? [];
  response.setHeader('Content-Type', 'application/json');
  response.end(number ? JSON.stringify(postAt(Number(number) - 1)) : list);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
