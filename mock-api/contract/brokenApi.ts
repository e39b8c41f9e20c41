/** Test support: the example server, and the same API with a fault. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sendTo, type Exchange, type Sent } from './exchange.ts';

export interface Running {
  origin: URL;
  close: () => void;
}

/** Starts `example-server.mjs` as its own process, on a free port. */
export const startExample = async (): Promise<Running> => {
  const file = fileURLToPath(new URL('./example-server.mjs', import.meta.url));
  const child = spawn(process.execPath, [file, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = /port: (\d+)/.exec(line.toString())?.[1] ?? '';
  return { origin: new URL(`http://127.0.0.1:${port}`), close: () => child.kill() };
};

/** The answer that a broken API sends in place of the real one. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Changes an answer. Without a result the connection is cut. */
export type Breakage = (answer: Answer, sent: Sent & { method: string }) => Answer | undefined;

const answerOf = ({ status, headers, text: body }: Exchange): Answer => {
  const { 'content-type': type = '', allow } = headers;
  return { status, headers: { 'Content-Type': type, ...(allow && { Allow: allow }) }, body };
};

/** Starts an API that answers as another one, with a fault. */
export const startBroken = async (origin: URL, breakIt: Breakage): Promise<Running> => {
  const send = sendTo(origin);
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headersDistinct).map(([name, values = []]) => [name, values.join()]),
    );
    const answer = async () => {
      const body = await text(request);
      const sent = { method, path: url, headers, ...(method === 'POST' && { body }) };
      const broken = breakIt(answerOf(await send(sent)), sent);
      if (!broken) request.socket.destroy();
      else response.writeHead(broken.status, broken.headers).end(broken.body);
    };
    answer().catch(() => request.socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: new URL(`http://127.0.0.1:${port}`),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
