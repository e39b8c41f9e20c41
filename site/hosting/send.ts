import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { chooseEncoding, encodings } from './encoding.ts';
import { readEtag } from './etag.ts';
import type { Headers } from './headers.ts';
import type { BuildInUse } from './currentBuild.ts';
import { isOneRange } from './oneRange.ts';

/** A file to send, relative to the site folder. */
export interface FileResponse {
  readonly status: number;
  readonly file: string;
  readonly headers: Headers;
}

const conditions = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'range',
];

/** Sends one line of plain text. */
export const sendText = (
  response: ServerResponse,
  status: number,
  headers: Headers,
  text: string,
): void => {
  const body = `${text}\n`;
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
};

/**
 * Sends a file or its compressed copy, 304 when the visitor has it, or one byte range of it.
 * Resolves when the response is closed.
 *
 * @throws {Error} when the file cannot be read, with the `code` of the system error
 */
export const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  { build: { root, files }, verify }: BuildInUse,
  { file, status, headers }: FileResponse,
): Promise<void> => {
  // Conditions and ranges apply to the requested resource, which the 404 page is not.
  if (status !== 200) for (const name of conditions) delete request.headers[name];
  // RFC 9110 section 13.1.4: it does not apply to a file without a date. `send` would answer 412.
  delete request.headers['if-unmodified-since'];
  // RFC 9110 section 14.2: only GET has ranges, and a malformed one may be ignored. `send` would
  // answer 416.
  if (request.method !== 'GET' || !isOneRange(request.headers.range)) delete request.headers.range;
  const copies = encodings.filter(({ suffix }) => files.has(file + suffix));
  // A range counts the bytes of the file itself, as media players expect.
  const copy = request.headers.range ? undefined : chooseEncoding(request, copies);
  const path = file + (copy?.suffix ?? '');
  const etag = await readEtag(join(root, path));
  verify();
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (copies.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (copy) response.setHeader('Content-Encoding', copy.name);
  if (status === 200) response.setHeader('ETag', etag);
  await pipe(request, response, { root, path, verify, acceptRanges: status === 200 });
};

interface PipeOptions {
  readonly root: string;
  readonly path: string;
  readonly verify: () => void;
  readonly acceptRanges: boolean;
}

const pipe = (
  request: IncomingMessage,
  response: ServerResponse,
  { root, path, verify, acceptRanges }: PipeOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    response.once('close', resolve);
    send(request, encodeURI(path), {
      root,
      acceptRanges,
      cacheControl: false,
      // The hosting rules have decided which files are public.
      dotfiles: 'allow',
      etag: false,
      index: false,
      lastModified: false,
    })
      .on('error', (error: Error & { readonly status: number }) => {
        if (error.status !== 412 && error.status !== 416) return reject(error);
        response.writeHead(error.status, { 'Content-Length': 0 }).end();
      })
      .on('stream', (stream: ReadStream) => {
        // Before the first byte, which sends the headers.
        stream.once('open', () => {
          try {
            verify();
          } catch (error) {
            stream.destroy(error as Error);
          }
        });
      })
      .pipe(response);
  });
