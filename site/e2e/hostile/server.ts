import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { listen } from '../../hosting/checks.ts';
import { headersFor } from '../../hosting/headers.ts';

const documentOf = (content: string, scripts = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Post</title>${scripts}</head>` +
  `<body><main><div id="content">${content}</div><p id="after">after</p></main></body></html>`;

/** Bundles the sanitizer for browsers with the checks in `page.ts`. */
const bundleChecker = async () => {
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
 * Serves each content at its path in a document without security headers. `/` is an empty document
 * with the checker and the headers of the site, `/bare` the same without the headers.
 */
export const serveHostile = async (contents: ReadonlyMap<string, string>) => {
  const script = await bundleChecker();
  const siteHeaders = headersFor({
    kind: 'page',
    status: 200,
    file: 'index.html',
    styles: [],
    scripts: [],
  });
  const html = { 'Content-Type': 'text/html' };
  const emptyDocument = documentOf('', '<script type="module" src="/checker.js"></script>');
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const content = contents.get(path);
    if (path === '/') response.writeHead(200, { ...siteHeaders }).end(emptyDocument);
    else if (path === '/bare') response.writeHead(200, html).end(emptyDocument);
    else if (path === '/checker.js')
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else if (content === undefined) response.writeHead(404).end();
    else response.writeHead(200, html).end(documentOf(content));
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
