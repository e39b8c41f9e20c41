import { hashOf } from './hash.ts';

/** Names that Windows reserves with any extension, and the one that hosts serve for a folder. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|index)$/;

/** Whether a segment of a path can be the name of its file on every system. */
const isPortableName = (segment: string) =>
  /^[a-z0-9-]{1,100}$/.test(segment) && !reserved.test(segment);

/**
 * Returns the name of the file for a segment of a path, without an extension: the segment, or a hash of
 * it that no other page has as its name. The hash has 64 bits, because the browser has no synchronous
 * SHA-256 and 32 bits would give two of 10,000 posts the same name once in a hundred blogs.
 */
export const fileNameOf = (segment: string) =>
  isPortableName(segment) ? segment : `page_${hashOf(segment)}_${hashOf(`/${segment}`)}`;
