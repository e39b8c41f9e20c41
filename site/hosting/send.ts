import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Negotiator from 'negotiator';
import send from 'send';
import type { Headers } from './headers.ts';
import type { Build } from './manifest.ts';

/** A file to send, relative to the site folder. */
export interface FileResponse {
  readonly status: 200 | 404 | 410;
  readonly file: string;
  readonly headers: Headers;
}

/** Encodings of the compressed copies, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

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
  { root, files }: Pick<Build, 'root' | 'files'>,
  { file, status, headers }: FileResponse,
): Promise<void> => {
  // RFC 9110 section 14.2: only GET has ranges, and a malformed one may be ignored. `send` would
  // answer 416.
  if (request.method !== 'GET' || !isOneRange(request.headers.range)) delete request.headers.range;
  const copies = encodings.filter(({ suffix }) => files.has(file + suffix));
  // A range counts the bytes of the file itself, as media players expect.
  const copy = request.headers.range ? undefined : chooseCopy(request, copies);
  const path = file + (copy?.suffix ?? '');
  const etag = await readEtag(join(root, path));
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (copies.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (copy) response.setHeader('Content-Encoding', copy.name);
  // Conditions and ranges apply to the requested resource, which the 404 page is not.
  if (status === 200) response.setHeader('ETag', etag);
  await pipe(request, response, { root, path, acceptRanges: status === 200 });
};

/** Accepts `bytes=2-4`, `bytes=2-` and `bytes=-4`, but not several ranges. */
const isOneRange = (range = ''): boolean => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  return first + last !== '' && (first === '' || last === '' || Number(first) <= Number(last));
};

const chooseCopy = (request: IncomingMessage, copies: readonly (typeof encodings)[number][]) => {
  const accepted = new Negotiator(request).encodings(copies.map(({ name }) => name));
  return copies.find(({ name }) => accepted.includes(name));
};

interface PipeOptions {
  readonly root: string;
  readonly path: string;
  readonly acceptRanges: boolean;
}

const pipe = (
  request: IncomingMessage,
  response: ServerResponse,
  { root, path, acceptRanges }: PipeOptions,
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
      .pipe(response);
  });

const etags = new Map<string, string>();

/**
 * Returns the ETag of a file: a hash of its content, because two builds can give a page the same
 * size and time. Reads the file once for each size and time.
 */
const readEtag = async (path: string): Promise<string> => {
  const { size, mtimeMs } = await stat(path);
  const key = `${path} ${size} ${mtimeMs}`;
  const known = etags.get(key);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  etags.set(key, etag);
  return etag;
};
