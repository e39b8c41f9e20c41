import type { IncomingMessage, ServerResponse } from 'node:http';

/** How many bytes of the API's answers the server holds in memory while it computes their ETags. */
export interface BodyLimits {
  readonly perBody: number;
  readonly ofAll: number;
}

/** A list of 5,000 posts has 2.4 MB. */
export const bodyLimits: BodyLimits = { perBody: 8 * 2 ** 20, ofAll: 64 * 2 ** 20 };

/** Memory for the start of a body, which doubles when it is full. */
const firstSize = 16 * 2 ** 10;

/** A body in memory, or its start when it is over a limit. */
export interface HeldBody {
  readonly bytes: Buffer;
  /** The chunk after the start. What follows it is still to be read. */
  readonly next?: Buffer;
  /** Gives the memory to other bodies. Happens at the end of the response anyway. */
  release(): void;
}

/** Returns a function that reads the body of an answer into memory, within the limits. */
export const createBodyReader = ({ perBody, ofAll }: BodyLimits = bodyLimits) => {
  let available = ofAll;
  return async (incoming: IncomingMessage, response: ServerResponse): Promise<HeldBody> => {
    let bytes = Buffer.alloc(0);
    let length = 0;
    let isReleased = response.destroyed;
    const release = (): void => {
      if (!isReleased) available += bytes.length;
      isReleased = true;
    };
    response.once('close', release);
    const makeRoom = (needed: number): boolean => {
      let size = Math.max(firstSize, bytes.length);
      while (size < needed) size *= 2;
      const added = size - bytes.length;
      if (added === 0) return true;
      if (isReleased || size > perBody || added > available) return false;
      available -= added;
      const larger = Buffer.allocUnsafeSlow(size);
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
      return true;
    };
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      const next = chunk as Buffer;
      if (!makeRoom(length + next.length)) {
        return { bytes: bytes.subarray(0, length), next, release };
      }
      // Copied, because a chunk of one byte keeps the whole packet in which it came.
      next.copy(bytes, length);
      length += next.length;
    }
    return { bytes: bytes.subarray(0, length), release };
  };
};
