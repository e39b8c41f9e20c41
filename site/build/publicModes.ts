import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes a folder readable for every user, so that a web server of another user can serve it:
 * temporary folders are private, and copies keep the mode of their source.
 */
export const setPublicModes = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
};
