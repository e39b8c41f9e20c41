import * as fc from 'fast-check';
import type { Socket } from 'node:net';

/** Bytes to send, in pieces, and what happens to the connection after the last one. */
export interface RawMessage {
  readonly pieces: readonly Buffer[];
  /** Ends our side, resets the connection, or leaves it open. */
  readonly ending: 'end' | 'reset' | 'open';
}

/** The text that a line or a body may contain besides the given texts. */
const bytes = fc.uint8Array({ maxLength: 24 }).map((all) => Buffer.from(all).toString('latin1'));

export interface MessageParts {
  readonly firstLines: readonly string[];
  /** Headers that every message may have any of. */
  readonly headers: readonly string[];
  /** Headers that say where a body ends, and the body, which may not agree. */
  readonly bodies: readonly (readonly [headers: readonly string[], body: string])[];
}

const mostly = (texts: readonly string[]) =>
  fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: bytes });

const split = (text: string, cuts: readonly number[]): Buffer[] => {
  const all = Buffer.from(text, 'latin1');
  const places = cuts.map((cut) => Math.floor(cut * all.length)).toSorted((a, b) => a - b);
  return [0, ...places].map((start, index) => all.subarray(start, places[index]));
};

/** Returns messages made of these parts, the same ones in each run. */
export const rawMessages = (count: number, { firstLines, headers, bodies }: MessageParts) => {
  const message = fc
    .record({
      first: mostly(firstLines),
      headers: fc.array(mostly(headers), { maxLength: 2 }),
      framed: fc.constantFrom(...bodies),
      newline: fc.oneof(
        { weight: 20, arbitrary: fc.constant('\r\n') },
        { weight: 1, arbitrary: fc.constantFrom('\n', '\r') },
      ),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
      ending: fc.constantFrom('end', 'reset', 'open'),
    })
    .map(
      ({ first, headers: lines, framed: [framing, body], newline, cuts, ending }): RawMessage => {
        const text = [first, ...framing, ...lines, '', ''].join(newline) + body;
        return { pieces: split(text, cuts), ending };
      },
    );
  return fc.sample(message, { numRuns: count, seed: 2026 });
};

/** Sends a message over a connection. */
export const sendRaw = async (socket: Socket, { pieces, ending }: RawMessage): Promise<void> => {
  for (const piece of pieces) {
    // Each piece in a packet of its own, as from a slow network.
    await new Promise((next) => setImmediate(next));
    if (!socket.destroyed) socket.write(piece);
  }
  if (ending === 'end') socket.end();
  if (ending === 'reset') socket.resetAndDestroy();
};
