import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Headers } from './headers.ts';

/** A file to send and what to say about it. */
export interface FileResponse {
  readonly status: 200 | 404;
  /** Path relative to the site folder. */
  readonly file: string;
  readonly headers: Headers;
}

/** The public files: a folder and what is in it. */
export interface SiteFiles {
  readonly root: string;
  readonly names: ReadonlySet<string>;
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Sends a short plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  headers: Headers,
  text: string,
): void {
  const body = `${text}\n`;
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

/**
 * Sends a file: the smallest encoding the visitor takes, 304 when they have it, one byte range.
 * Rejects when the file cannot be read.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, names }: SiteFiles,
  { file, status, headers }: FileResponse,
): Promise<void> {
  const variants = encodings.filter(({ suffix }) => names.has(file + suffix));
  // A range counts bytes of the file itself, as players and download tools expect.
  const variant = request.headers.range ? undefined : variants.find(accepts(request));
  const path = join(root, file + (variant?.suffix ?? ''));
  const handle = await open(path);
  try {
    const etag = await fingerprint(path, handle);
    const { size } = await handle.stat();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (variants.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (variant) response.setHeader('Content-Encoding', variant.name);
    // Conditions and ranges are about the thing asked for, and a 404 is not it.
    if (status === 404) await sendBytes(request, response, handle, 404, [0, size - 1]);
    else await sendWhatIsNew(request, response, handle, { size, etag });
  } finally {
    await handle.close();
  }
}

type Bytes = readonly [start: number, end: number];

async function sendWhatIsNew(
  request: IncomingMessage,
  response: ServerResponse,
  handle: FileHandle,
  { size, etag }: { readonly size: number; readonly etag: string },
): Promise<void> {
  response.setHeader('ETag', etag);
  if (matches(request.headers['if-none-match'], etag)) {
    for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  const part = readRange(request, size, etag);
  if (!response.hasHeader('Vary')) response.setHeader('Accept-Ranges', 'bytes');
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    return;
  }
  if (part) response.setHeader('Content-Range', `bytes ${part.join('-')}/${size}`);
  await sendBytes(request, response, handle, part ? 206 : 200, part ?? [0, size - 1]);
}

async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  handle: FileHandle,
  status: number,
  [start, end]: Bytes,
): Promise<void> {
  response.writeHead(status, { 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD' || end < start) response.end();
  else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
}

const fingerprints = new Map<string, string>();

/**
 * The ETag of a file: its content, because two builds may give a page the same size and time.
 * Read once for each state of the file.
 */
async function fingerprint(path: string, handle: FileHandle): Promise<string> {
  const { size, mtimeMs } = await handle.stat();
  const state = `${path} ${size} ${mtimeMs}`;
  const known = fingerprints.get(state);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  await pipeline(handle.createReadStream({ start: 0, autoClose: false }), hash);
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  fingerprints.set(state, etag);
  return etag;
}

/** Which encodings a request takes; a quality of 0 is a refusal. */
function accepts(request: IncomingMessage): (encoding: { readonly name: string }) => boolean {
  const qualities = new Map<string, number>();
  for (const item of (request.headers['accept-encoding'] ?? '').split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  return ({ name }) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
}

function matches(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** The one range asked for; nothing for none, several, or a form that is not understood. */
function readRange(
  request: IncomingMessage,
  size: number,
  etag: string,
): Bytes | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range'];
  if (request.method !== 'GET' || (condition !== undefined && condition !== etag)) return undefined;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '')
    return Number(to) > 0 ? [Math.max(0, size - Number(to)), size - 1] : 'unsatisfiable';
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'unsatisfiable';
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}
