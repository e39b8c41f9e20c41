/** Receives signatures from the state gallery of `npm run storybook`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addSignatures, readBaselines } from './files.ts';
import { parseSignature } from './parseSignature.ts';
import { changeSinceBaseline } from './shownState.ts';
import type { Baselines, Signatures } from './signoff.ts';

/** In bytes. A signature has about 150. */
const maxBytes = 2000;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns why a request is refused, or nothing. Another page in the same browser must not sign. */
const refusalOf = ({ method, headers, socket }: IncomingMessage) => {
  if (method !== 'POST') return { status: 405, text: 'Send a signature with POST.' };
  const { host = '', origin } = headers;
  // The name, too: a page of another site can point its own name to this machine.
  const isLocal =
    loopback.has(socket.remoteAddress ?? '') && loopbackNames.has(host.replace(/:\d+$/, ''));
  if (!isLocal)
    return {
      status: 403,
      text: 'Storybook writes signoff.json from its own machine only: copy the signatures at the end.',
    };
  if (origin !== `http://${host}`) return { status: 403, text: 'Only Storybook itself may sign.' };
  if (headers['content-type'] !== 'application/json') {
    return { status: 415, text: 'A signature is application/json.' };
  }
  return undefined;
};

/** @throws {Error} when the body is too long or not JSON */
const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaves the connection open for the answer.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`A signature has at most ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

const send = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
};

interface Options {
  baselines?: () => Baselines;
  changeSince?: (baseline: string) => string | undefined;
  add?: (...parameters: Parameters<typeof addSignatures>) => Signatures;
}

/** Returns the handler of `POST /signoff`. */
export const signoffHandler =
  ({
    baselines = readBaselines,
    changeSince = changeSinceBaseline,
    add = addSignatures,
  }: Options = {}) =>
  async (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request);
    if (refusal) {
      request.resume();
      return send(response, refusal.status, { problem: refusal.text });
    }
    try {
      const signature = parseSignature(await readBody(request), baselines());
      const problem = changeSince(signature.name);
      if (problem !== undefined) return send(response, 400, { problem });
      const today = new Date().toISOString().slice(0, 10);
      return send(response, 200, { signature: add([signature], today)[signature.name] });
    } catch (error) {
      return send(response, 400, {
        problem: error instanceof Error ? error.message : String(error),
      });
    }
  };
