import { resolve } from 'node:path';
import { postPath } from '../api/paths.ts';
import type { ApiHandler } from '../hosting/api.ts';
import { CliError, formatError, isMainModule, runCommand } from '../hosting/cliError.ts';
import { loadMockApi } from '../hosting/mockApi.ts';
import { serve } from '../hosting/serve.ts';
import { readPostFile } from './postFile.ts';

/** Returns a date as the header `Date` has it, if it is in the future. */
const dateOf = (publishedAt: unknown) => {
  const time = typeof publishedAt === 'string' ? Date.parse(publishedAt) : NaN;
  return time > Date.now() ? new Date(Math.ceil(time / 1000) * 1000).toUTCString() : undefined;
};

/**
 * Returns an API that has the post of a file beside the posts of the mock API. Reads the file at each
 * request, so that reloading the page shows a change.
 */
const withPost =
  (file: string, slug: string, others: ApiHandler): ApiHandler =>
  (request, response, next) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== postPath(slug)) {
      others(request, response, next);
      return;
    }
    readPostFile(file, new Date(Date.now()))
      .then((post) => {
        // A page holds a post of the future back until the time of the answer.
        const inFuture = dateOf(post['publishedAt']);
        response.writeHead(200, {
          'Content-Type': 'application/json',
          ...(inFuture && { Date: inFuture }),
        });
        response.end(JSON.stringify({ ...post, slug }));
      })
      .catch((error: unknown) => {
        console.error(formatError(error));
        response.writeHead(500, { 'Content-Type': 'text/plain' });
        response.end('The file of the post is wrong.');
      });
  };

/**
 * Serves the last build with a post from a file.
 *
 * @returns the running site and the address of the post
 * @throws {CliError} for a wrong file, or when the site has not been built
 */
export const previewPost = async (file: string, options: { port?: number } = {}) => {
  const { slug } = await readPostFile(file, new Date(Date.now()));
  const { createMockApi } = await loadMockApi();
  const site = await serve({ ...options, api: { handler: withPost(file, slug, createMockApi()) } });
  return { site, address: `${site.origin}/blog/${encodeURIComponent(slug)}` };
};

if (isMainModule(import.meta.url)) {
  await runCommand(async () => {
    const [file] = process.argv.slice(2);
    if (file === undefined) throw new CliError('Name a file: npm run preview -- POST.json');
    const { address } = await previewPost(resolve(file));
    console.log(`The post is at ${address}. Reload the page after a change; Ctrl+C ends it.`);
  });
}
