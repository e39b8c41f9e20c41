import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A folder on a port of this machine, until it is closed. */
export interface Served {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a built Storybook, to this machine alone. */
export const serveFolder = async (folder: string): Promise<Served> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    readFile(join(folder, path)).then(
      (body) => {
        const type = types[extname(path)] ?? 'application/octet-stream';
        const cache = path.endsWith('.html') ? 'no-cache' : 'max-age=3600';
        response.writeHead(200, { 'content-type': type, 'cache-control': cache }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
