/** Test support: ways to break the answers of an API. */
import type { Answer, Breakage } from './brokenApi.ts';

/** A picture of 1 × 1 px. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});

export const isList = (path: string) =>
  path === '/api/blog/posts' || path.includes('/category/hockey');
export const isPost = (path: string) => path.includes('/post/fresh-laces');
export const isMissing = (path: string) => path.includes('/post/') && !isPost(path);

/** Changes the post in the lists and in full. */
export const inPost =
  (change: object): Breakage =>
  (answer, { path }) => {
    if (!isList(path) && !isPost(path)) return answer;
    const value = JSON.parse(String(answer.body)) as object | object[];
    const changed = Array.isArray(value)
      ? value.map((post: object) => ({
          ...post,
          ...change,
          content: undefined,
          updatedAt: undefined,
        }))
      : { ...value, ...change };
    return json(answer.status, changed);
  };

/** Changes the post in full only. */
export const inFull =
  (change: object): Breakage =>
  (answer, { path }) =>
    isPost(path)
      ? json(200, { ...(JSON.parse(String(answer.body)) as object), ...change })
      : answer;

export const inList =
  (change: (posts: object[]) => unknown): Breakage =>
  (answer, { path }) =>
    path === '/api/blog/posts'
      ? json(200, change(JSON.parse(String(answer.body)) as object[]))
      : answer;

export const where =
  (isIt: (path: string) => boolean, change: (answer: Answer) => Answer | undefined): Breakage =>
  (answer, { path }) =>
    isIt(path) ? change(answer) : answer;

/** Changes the answer to messages that match. */
export const toMessage =
  (pattern: RegExp, change: Partial<Answer>): Breakage =>
  (answer, { method, body = '', headers = {} }) =>
    method === 'POST' && pattern.test(`${headers['content-type']} ${body}`)
      ? { ...answer, ...json(201, { received: true }), ...change }
      : answer;

export const html: Answer = {
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: '<h1>Hi</h1>',
};
export const withHeader = (header: Record<string, string>) => (answer: Answer) => ({
  ...answer,
  headers: { ...answer.headers, ...header },
});
export const withCover = (cover: object): Breakage => {
  const inFields = inPost({ coverImage: '/cover.webp', ...cover });
  return (answer, sent) =>
    sent.path === '/cover.webp'
      ? { status: 200, headers: { 'Content-Type': 'image/gif' }, body: picture }
      : inFields(answer, sent);
};
