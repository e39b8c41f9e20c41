import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';

/** Bounded, because each build adds its files. */
const etags = new LRUCache<string, string>({ max: 20_000 });

/** Returns the ETag of an API; undefined when it has none, or one that is not valid (RFC 9110 section 8.8.3). */
export const validEtag = (etag: string | null | undefined): string | undefined =>
  etag && /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(etag) ? etag : undefined;

/** Returns the strong ETag of a body: a hash of its bytes before compression. */
export const etagOf = (body: string | Uint8Array): string =>
  formatHash(createHash('sha256').update(body));

const formatHash = (hash: Hash): string => `"${hash.digest('base64url').slice(0, 22)}"`;

/**
 * Returns the ETag of a file: a hash of its content, because two builds can give a page the same
 * size and time. Reads each file once.
 */
export const readEtag = async (path: string): Promise<string> => {
  const { ino, size, mtimeMs } = await stat(path);
  const key = `${path} ${ino} ${size} ${mtimeMs}`;
  const known = etags.get(key);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const etag = formatHash(hash);
  etags.set(key, etag);
  return etag;
};
