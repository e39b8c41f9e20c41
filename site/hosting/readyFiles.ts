import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { BuildInUse } from './currentBuild.ts';
import type { FileDecision } from './decision.ts';
import { chooseEncoding, encodings, type Encoding } from './encoding.ts';
import { headersFor, type PagePolicy } from './headers.ts';
import type { Build } from './manifest.ts';
import {
  readReady,
  sizeOf,
  writeReady,
  type FileTarget,
  type ReadyResponse,
} from './readyResponse.ts';
import { sendFile } from './send.ts';

/** Memory for the files of one build, in bytes. */
export interface FileLimits {
  readonly perFile: number;
  readonly ofAll: number;
}

/** Documents, scripts, styles, fonts, and most pictures. 1,000 posts in one encoding have 6 MB. */
export const fileLimits: FileLimits = { perFile: 256 * 2 ** 10, ofAll: 64 * 2 ** 20 };

/** Returns whether `send` must compare a condition, or read a part of the file. */
const isLeftToSend = ({ headers }: IncomingMessage, { status }: FileTarget): boolean =>
  status === 200 &&
  (headers.range !== undefined ||
    headers['if-match'] !== undefined ||
    headers['if-modified-since'] !== undefined);

/**
 * Keeps responses of one build in memory, each from its first request on. They are part of that
 * build, so a file never gets the headers of another one.
 */
export const createReadyFiles = (
  { files }: Build,
  policy?: PagePolicy,
  { perFile, ofAll }: FileLimits = fileLimits,
) => {
  // Both are bounded by the files of the build.
  const targets = new Map<string, FileTarget>();
  const targetsByUrl = new Map<string, FileTarget>();
  const responses = new LRUCache<string, ReadyResponse>({
    maxSize: ofAll,
    sizeCalculation: sizeOf,
  });

  const targetOf = (decision: FileDecision): FileTarget => {
    const { kind, status, file } = decision;
    const key = `${kind} ${status} ${file}`;
    const known = targets.get(key);
    if (known) return known;
    const copies = encodings.filter(({ suffix }) => files.has(file + suffix));
    const target = { key, file, status, headers: headersFor(decision, policy), copies };
    targets.set(key, target);
    return target;
  };

  /** Sends a file that is in memory, if its canonical address was requested before. */
  const sendReady = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    const target = targetsByUrl.get(url);
    if (!target || (method !== 'GET' && method !== 'HEAD') || isLeftToSend(request, target)) {
      return false;
    }
    const ready = responses.get(keyOf(target, chooseEncoding(request, target.copies)));
    if (ready) writeReady(request, response, ready);
    return ready !== undefined;
  };

  /** Sends a file from memory, or from the disk, and keeps it in memory when it is small. */
  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    inUse: BuildInUse,
    decision: FileDecision,
  ): Promise<void> => {
    const target = targetOf(decision);
    if (isCanonical(request, decision)) targetsByUrl.set(request.url ?? '', target);
    const encoding = chooseEncoding(request, target.copies);
    const key = keyOf(target, encoding);
    const known = responses.get(key);
    const isOther = isLeftToSend(request, target);
    const ready = isOther
      ? undefined
      : (known ?? (await readReady(inUse, target, encoding, perFile)));
    if (!ready) return sendFile(request, response, inUse, target);
    if (!known) responses.set(key, ready);
    writeReady(request, response, ready);
  };
  return { sendReady, send };
};

/** Returns a function that makes a value once for each build, and forgets it with the build. */
export const perBuild = <T extends object>(make: (build: Build) => T) => {
  const values = new WeakMap<Build, T>();
  return (build: Build): T => {
    const known = values.get(build);
    if (known) return known;
    const made = make(build);
    values.set(build, made);
    return made;
  };
};

export type ReadyFiles = ReturnType<typeof createReadyFiles>;

const keyOf = ({ key }: FileTarget, encoding: Encoding | undefined): string =>
  encoding ? `${key} ${encoding.name}` : key;

/** Whether no other address than the requested one leads to this decision, besides its queries. */
const isCanonical = ({ url = '' }: IncomingMessage, { kind, file }: FileDecision): boolean =>
  kind === 'page' ? /^\/[^?]*$/.test(url) : ['asset', 'file'].includes(kind) && url === `/${file}`;
