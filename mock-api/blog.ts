import jsonServer from 'json-server';
import { posts, toSummary, type Post } from './fixtures/index.ts';
import type { Handler, Request, Response } from './handler.ts';

const newestFirst = { _sort: 'publishedAt', _order: 'desc' };

function sendList(_req: Request, res: Response): void {
  const found: Post[] = res.locals['data'];
  res.json(found.map(toSummary));
}

function sendOne(_req: Request, res: Response): void {
  const [post]: Post[] = res.locals['data'];
  if (post) res.json(post);
  else res.status(404).json({ error: 'There is no post with this slug' });
}

/**
 * The three blog calls, answered by json-server's router from an object in memory.
 * The router itself is not mounted: it would also offer /db, its query language and writing.
 */
export function blogHandlers(): Record<'posts' | 'post' | 'category', Handler> {
  const router = jsonServer.router({ posts: structuredClone(posts) });
  Object.assign(router, {
    render: (req: Request, res: Response) => res.locals['send'](req, res),
  });

  function ask(send: typeof sendList, query: (params: Request['params']) => object): Handler {
    return (req, res, next) => {
      res.locals['send'] = send;
      req.url = '/posts';
      req.query = { ...query(req.params) };
      router(req, res, next);
    };
  }

  return {
    posts: ask(sendList, () => newestFirst),
    post: ask(sendOne, ({ slug }) => ({ slug })),
    category: ask(sendList, ({ category }) => ({ category, ...newestFirst })),
  };
}
