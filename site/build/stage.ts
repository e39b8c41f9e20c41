/** Temporary folders in which a build is written before it is published. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/**
 * Calls a function with an empty folder, and removes the folder afterwards. Removes those of builds that
 * were killed first: nobody writes into them, because the caller has the lock of the same `dist`.
 */
export const withStage = async <T>(
  dist: string,
  act: (folder: string) => Promise<T>,
  cache = resolve('.cache'),
): Promise<T> => {
  const prefix = `${basename(dist)}.stage-`;
  for (const name of await readdir(cache)) {
    if (name.startsWith(prefix)) await rm(join(cache, name), { recursive: true, force: true });
  }
  // On the same disk as `dist`, so that publishing is a rename.
  const folder = await mkdtemp(join(cache, prefix));
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
