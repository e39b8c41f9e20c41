import * as v from 'valibot';
import type { Baselines } from './signoff.ts';

/** Letters, digits, spaces, and the marks of names; no control characters, no markup. */
const personPattern = /^[\p{L}\p{M}\p{N} .,'’-]{1,60}$/u;

const schema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  baseline: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  person: v.pipe(v.string(), v.trim(), v.regex(personPattern)),
});

/** The message that the gallery sends to sign a baseline. The server adds the date. */
export type SignRequest = v.InferOutput<typeof schema>;

/**
 * Returns a request to sign that names a known baseline as it is now.
 *
 * @throws {Error} with a sentence for the person who signs
 */
export const parseSignature = (value: unknown, baselines: Baselines): SignRequest => {
  const result = v.safeParse(schema, value);
  if (!result.success) {
    throw new Error(
      'This is no signature: it needs name, baseline, and person (1 to 60 letters, digits, or spaces).',
    );
  }
  const { name, baseline } = result.output;
  if (!Object.hasOwn(baselines, name)) throw new Error(`There is no baseline ${name}.`);
  if (baselines[name] !== baseline) {
    throw new Error(
      `${name} has changed since the gallery showed it: reload the gallery and look again.`,
    );
  }
  return result.output;
};

/** Returns the valid requests of a list, and a sentence for each of the others. */
export const parseSignatures = (values: readonly unknown[], baselines: Baselines) => {
  const requests: SignRequest[] = [];
  const problems: string[] = [];
  for (const [index, value] of values.entries()) {
    try {
      requests.push(parseSignature(value, baselines));
    } catch (error) {
      problems.push(`Signature ${index + 1}: ${(error as Error).message}`);
    }
  }
  return { requests, problems };
};
