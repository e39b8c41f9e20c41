/** Answers every request with the bytes and headers that its parent process sends. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response to send; headers are names and values in turn. */
export interface BareResponse {
  readonly headers: string[];
  /** The body in base64. */
  readonly body: string;
}

process.once('message', (message) => {
  const { headers, body: encoded } = message as BareResponse;
  const body = Buffer.from(encoded, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    console.log(`running at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
});
