/** Compares signatures with the baselines. Runs in Node and in the browser. */

/** One signature: the name of the designer, the baseline, and the day. */
export interface Signature {
  /** The hash of the baseline's file. */
  readonly baseline: string;
  readonly name: string;
  /** The day in UTC: `2026-11-23`. */
  readonly date: string;
}

/** The signature of each baseline by its name: `pages-blog--empty-w360`. The content of `signoff.json`. */
export type Signatures = Readonly<Record<string, Signature>>;

/** The hash of each baseline by its name. */
export type Baselines = Readonly<Record<string, string>>;

export type SignoffStatus = 'signed' | 'changed' | 'never';

const entryOf = <Value>(values: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Returns whether a baseline is signed as it is, has changed since, or was never signed. */
const signatureStatus = (signature: Signature | undefined, baseline: string): SignoffStatus => {
  if (!signature) return 'never';
  return signature.baseline === baseline ? 'signed' : 'changed';
};

/** The name of a baseline: a story in a window. */
export const baselineName = (story: string, window: string) => `${story}-${window}`;

/** Returns the windows of a story's baselines, narrowest first: `['w360', 'w1440']`. */
export const windowsOf = (baselines: Baselines, story: string): string[] =>
  Object.keys(baselines)
    .filter((name) => name.startsWith(`${story}-w`) && /^w\d+$/.test(name.slice(story.length + 1)))
    .map((name) => name.slice(story.length + 1))
    .toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));

/** Returns the signature of a baseline and its status. */
export const signoffOf = (signatures: Signatures, baselines: Baselines, name: string) => {
  const signature = entryOf(signatures, name);
  return { signature, status: signatureStatus(signature, entryOf(baselines, name) ?? '') };
};

/** Returns a line for each signed baseline that has changed or is gone, and the counts. The total is that of the baselines. */
export const reportOf = (signatures: Signatures, baselines: Baselines) => {
  const lines = Object.entries(signatures).flatMap(([name, { name: person, date }]) => {
    if (!Object.hasOwn(baselines, name))
      return `${name}: gone since ${person} signed it on ${date}`;
    const { status } = signoffOf(signatures, baselines, name);
    return status === 'changed' ? `${name}: changed since ${person} signed it on ${date}` : [];
  });
  const names = Object.keys(baselines);
  const signed = names.filter((name) => signoffOf(signatures, baselines, name).status === 'signed');
  const never = names.filter((name) => !Object.hasOwn(signatures, name));
  const gone = Object.keys(signatures).filter((name) => !Object.hasOwn(baselines, name));
  return {
    lines,
    signed: signed.length,
    changed: lines.length - gone.length,
    gone: gone.length,
    never: never.length,
    total: names.length,
  };
};
