/** Keeps the signatures that no server has saved in the browser, for all galleries. */
import { parseSignatures, type SignRequest } from '../signoff/parseSignature.ts';
import { signoffOf, type Baselines, type Signatures } from '../signoff/signoff.ts';

/** Storybook's prefix keeps the entry when a story starts with empty storage. */
const key = 'storybook-signoff-unsent';

/** Returns the kept entries, and nothing when they are not a list. */
const readEntries = (): unknown[] => {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
};

/** Returns the kept signatures without those of changed baselines and those that are saved by now. */
export const readUnsent = (baselines: Baselines, signatures: Signatures): readonly SignRequest[] =>
  parseSignatures(readEntries(), baselines).requests.filter(
    ({ name }) => signoffOf(signatures, baselines, name).status !== 'signed',
  );

/** Replaces the kept signatures. */
export const keepUnsent = (unsent: readonly SignRequest[]) => {
  if (unsent.length > 0) localStorage.setItem(key, JSON.stringify(unsent));
  else localStorage.removeItem(key);
};
