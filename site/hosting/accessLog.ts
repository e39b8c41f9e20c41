import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The longest path in a line. A longer one comes from no page of the site. */
const maxPathLength = 200;

/**
 * Prints a line of JSON for each request when its answer ends: time, method, path, status, sent
 * bytes, and milliseconds. Nothing in it tells who the visitor is: no address, no headers, and not
 * the query, which can hold what a visitor has typed or the key of an advertisement.
 */
export const logRequests = (
  server: Server,
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): void => {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    const { socket, method = '', url = '' } = request;
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      const line = {
        time: new Date(Date.now()).toISOString(),
        method,
        path: url.split('?')[0]?.slice(0, maxPathLength),
        status: response.statusCode,
        bytes: socket.bytesWritten - sentBefore,
        ms: Math.round(performance.now() - startedAt),
        // The visitor left before the end.
        ...(!response.writableFinished && { aborted: true }),
      };
      print(JSON.stringify(line));
    });
  });
};
