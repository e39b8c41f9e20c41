import { createHash } from 'node:crypto';

/** Returns the SHA-256 hash of texts and bytes, one after the other. */
export const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
};
