/**
 * Serves as many posts as its argument says, in a process of its own, with ETags. Sends its port to
 * the parent process, and changes the post whose number it receives.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { posts as fixtures, toSummary, type Post } from '../../../mock-api/fixtures/index.ts';

const count = Number(process.argv[2]);
const edited = new Set<number>();

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('An empty list.');
  return found;
};

const two = (number: number) => String(number).padStart(2, '0');
const dayOf = (at: number) =>
  `${2025 - (at % 20)}-${two(1 + (at % 12))}-${two(1 + (at % 28))}T09:00:00Z`;

const row = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const table = (at: number) => {
  const rows = Array.from({ length: 8 }, (_, index) =>
    row([`Game ${index + 1}`, `${at + index} minutes`, 'Dry, retaped, laces checked'], 'td'),
  );
  return `<table><caption>Season ${at}</caption><thead>${row(['Game', 'Ice time', 'Gear'], 'th')}</thead><tbody>${rows.join('')}</tbody></table>`;
};

const links = (at: number) => {
  const items = Array.from({ length: 6 }, (_, index) => {
    const other = 1 + ((at + index) % count);
    return `<li><a href="/blog/post-${other}">Post ${other}</a>, and <a href="https://example.com/${other}">a source</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
};

/** About 6 kB of HTML: a post of the mock API with a picture, a table, and links. */
const contentOf = (at: number) =>
  [
    `<p>Post number ${at}${edited.has(at) ? ', edited' : ''}.</p>`,
    pick(fixtures, at).content,
    `<h2>Picture ${at}</h2><figure><img src="https://example.com/${at}.jpg" alt="Ice" width="1200" height="800"><figcaption>Picture ${at}.</figcaption></figure>`,
    `<h2>Games</h2><h3>By season</h3>${table(at)}<h3>More</h3>${links(at)}`,
  ].join('\n');

const postAt = (at: number): Post => ({
  ...pick(fixtures, at),
  id: at,
  slug: `post-${at}`,
  title: `${pick(fixtures, at).title}, Part ${at}`,
  content: contentOf(at),
  publishedAt: dayOf(at),
  updatedAt: dayOf(at),
});

const list = JSON.stringify(Array.from({ length: count }, (_, at) => toSummary(postAt(at + 1))));

const answerTo = (url: string) => {
  if (url === '/api/blog/posts') return list;
  const [, number] = /^\/api\/blog\/post\/post-(\d+)$/.exec(url) ?? [];
  return number && JSON.stringify(postAt(Number(number)));
};

const send = ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
  const body = answerTo(url);
  if (!body) {
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"No such post"}');
    return;
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const isKnown = headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : 200, { 'Content-Type': 'application/json', ETag: etag });
  response.end(isKnown ? undefined : body);
};

const server = createServer(send);
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
process.on('message', (at: number) => {
  edited.add(at);
  process.send?.(at);
});
