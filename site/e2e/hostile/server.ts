import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { listen } from '../../hosting/checks.ts';
import { headersFor } from '../../hosting/headers.ts';

/** HTML documents by path; every other path is missing. */
export interface Documents {
  /** Articles as they are, in documents without any policy: nothing but themselves keeps them safe. */
  bare: ReadonlyMap<string, string>;
}

const pageOf = (article: string, scripts = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Post</title>${scripts}</head>` +
  `<body><main><div id="article">${article}</div><p id="after">after</p></main></body></html>`;

/** The sanitizer as browsers get it, and the oracle. */
const bundle = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: fileURLToPath(new URL('page.ts', import.meta.url)) },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.map((output) => ('code' in output ? output.code : '')).join('');
};

/**
 * Serves documents without a policy at their paths, and at `/` an empty one with the bench and all
 * headers of the site.
 */
export const serveHostile = async ({ bare }: Documents) => {
  const script = await bundle();
  const headers = headersFor({ kind: 'page', status: 200, file: 'index.html', styles: [] });
  const bench = '<script type="module" src="/bench.js"></script>';
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const article = bare.get(path);
    if (path === '/') response.writeHead(200, { ...headers }).end(pageOf('', bench));
    else if (path === '/bench.js')
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else if (path === '/bare')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(pageOf('', bench));
    else if (article === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(pageOf(article));
  });
  const port = await listen(server, 0);
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};
