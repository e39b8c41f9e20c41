import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { baselinesFolder } from '../visual/paths.ts';
import type { SignRequest } from './parseSignature.ts';
import type { Baselines, Signatures } from './signoff.ts';

/** The file with the signatures, which is committed. */
export const signoffFile = fileURLToPath(new URL('../signoff.json', import.meta.url));

const signaturesSchema = v.record(
  v.string(),
  v.object({ baseline: v.string(), name: v.string(), date: v.string() }),
);

const hashes = new Map<string, { modified: number; hash: string }>();

/** Returns the hash of a file. Reads it again only when it has changed. */
const hashOf = (path: string) => {
  const { mtimeMs: modified } = statSync(path);
  const known = hashes.get(path);
  if (known?.modified === modified) return known.hash;
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
  hashes.set(path, { modified, hash });
  return hash;
};

/** Returns the hash of each baseline by its name. */
export const readBaselines = (folder = baselinesFolder): Baselines =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => /-w\d+\.webp$/.test(file))
      .map((file) => [file.replace('.webp', ''), hashOf(`${folder}/${file}`)]),
  );

/**
 * Returns the signatures.
 *
 * @throws {Error} when the file is not JSON, or has another shape
 */
export const readSignatures = (file = signoffFile): Signatures => {
  if (!existsSync(file)) return {};
  try {
    return v.parse(signaturesSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is not a list of signatures. Restore it with git.`, { cause });
  }
};

/** Adds signatures to the file, sorted by name, so that branches merge. Returns all. */
export const addSignatures = (
  requests: readonly SignRequest[],
  date: string,
  file = signoffFile,
): Signatures => {
  const added = requests.map(
    ({ name, baseline, person }) => [name, { baseline, name: person, date }] as const,
  );
  const all = Object.entries({ ...readSignatures(file), ...Object.fromEntries(added) });
  const sorted = Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  // A reader never sees half a file.
  writeFileSync(`${file}.tmp`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${file}.tmp`, file);
  return sorted;
};
