import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import fresh from 'fresh';
import type { BuildInUse } from './currentBuild.ts';
import type { Encoding } from './encoding.ts';
import { etagOf } from './etag.ts';
import type { FileResponse } from './send.ts';

/** A file of a build, with the status and headers of its responses. */
export interface FileTarget extends FileResponse {
  readonly key: string;
  /** The encodings of its compressed copies. */
  readonly copies: readonly Encoding[];
}

/** A response in memory. Headers are names and values in turn, as `writeHead` takes them. */
export interface ReadyResponse {
  readonly status: number;
  readonly headers: string[];
  /** Headers of the answer to a visitor who has the file. Only for the status 200. */
  readonly notModified?: string[];
  readonly etag: string;
  readonly body: Buffer;
}

/** Roughly what a response needs besides its body, in bytes. */
const overhead = 4_096;

/** Returns the memory that a response needs, in bytes. */
export const sizeOf = ({ body }: ReadyResponse): number => body.length + overhead;

/** Reads a file, or returns undefined when it is too large. */
export const readReady = async (
  { build: { root }, verify }: BuildInUse,
  { file, status, headers, copies }: FileTarget,
  encoding: Encoding | undefined,
  maxBytes: number,
): Promise<ReadyResponse | undefined> => {
  const path = join(root, file + (encoding?.suffix ?? ''));
  if ((await stat(path)).size > maxBytes) return undefined;
  const body = await readFile(path);
  verify();
  const etag = etagOf(body);
  const always = [
    ...Object.entries(headers),
    ...(copies.length > 0 ? [['Vary', 'Accept-Encoding']] : []),
    ...(status === 200
      ? [
          ['ETag', etag],
          ['Accept-Ranges', 'bytes'],
        ]
      : []),
  ];
  const aboutBody = [
    ...(encoding ? [['Content-Encoding', encoding.name]] : []),
    ['Content-Length', String(body.length)],
  ];
  const notModified = always.filter(([name]) => name !== 'Content-Type').flat();
  return {
    status,
    headers: [...always, ...aboutBody].flat(),
    ...(status === 200 && { notModified }),
    etag,
    body,
  };
};

/** Sends a response, or 304 when the visitor has the file. */
export const writeReady = (
  { method, headers: conditions }: IncomingMessage,
  response: ServerResponse,
  { status, headers, notModified, etag, body }: ReadyResponse,
): void => {
  if (notModified && conditions['if-none-match'] !== undefined && fresh(conditions, { etag })) {
    response.writeHead(304, notModified).end();
  } else {
    response.writeHead(status, headers);
    response.end(method === 'HEAD' ? undefined : body);
  }
};
