/** An API in this process, with posts that the build does not have. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { posts as fixtures, toSummary, type Post } from '../../mock-api/fixtures/index.ts';
import { createMockApi } from '../../mock-api/index.ts';

const [first, second] = fixtures;
if (!first || !second) throw new Error('The mock API has too few posts.');

export const newPost: Post = {
  ...first,
  id: 900,
  slug: 'written-after-the-build',
  title: 'Written After the Build',
  content: '<p>So new that no page was made of it.</p><script>window.pwned = true</script>',
  publishedAt: '2026-11-20T02:00:00Z',
  updatedAt: '2026-11-20T02:00:00Z',
};
export const changedPost: Post = {
  ...first,
  title: 'Another Title',
  content: '<p>Another text.</p>',
};
export const unchangedPost: Post = second;

/** Returns the ETag that Express, and so the mock API, sends with a body. */
const expressEtag = (body: string) => {
  const hash = createHash('sha1').update(body).digest('base64').slice(0, 27);
  return `W/"${Buffer.byteLength(body).toString(16)}-${hash}"`;
};

interface ApiOptions {
  /** Sends the ETags of the mock API. Without them, our server computes others. */
  hasEtags?: boolean;
}

/** Returns a server for an API with these posts. It finds a slug only as it is written. */
const createApi = (posts: readonly Post[], { hasEtags = false }: ApiOptions) => {
  const mock = createMockApi();
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api.example');
    const slug = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const post = posts.find((one) => one.slug === slug);
    const send = (status: number, value: unknown) => {
      const body = JSON.stringify(value);
      if (hasEtags) response.setHeader('ETag', expressEtag(body));
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    };
    if (pathname === '/api/blog/posts') send(200, posts.map(toSummary));
    else if (!pathname.startsWith('/api/blog/post/')) mock(request, response);
    else if (post) send(200, post);
    else send(404, { error: 'No such post' });
  });
};

/** Starts an API with these posts on a free port. */
export const startApi = async (posts: readonly Post[], options: ApiOptions = {}) => {
  const server = createApi(posts, options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};
