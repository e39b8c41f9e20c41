import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBuild, type Build } from '../manifest.ts';

/** The addresses in `cases.ts` that have changed. */
const redirects = { '/old-tape': '/hockey-tape', '/blog/wax-not': '/hockey-tape' };

/** The address of a removed post that the staged build has, so that hosts answer 410 to it. */
export const gonePath = '/blog/taken-back';

/**
 * Calls a function with a folder whose `dist` is the last build with one more removed post, and with
 * redirects.
 *
 * @throws {CliError} when there is no build
 */
export const withStagedBuild = async <T>(
  act: (folder: string, build: Build) => Promise<T>,
): Promise<T> => {
  const { manifest } = openBuild(resolve('dist'));
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'conformance-'));
  // Started by the administrator, servers read files as another user.
  await chmod(folder, 0o755);
  try {
    const dist = join(folder, 'dist');
    await mkdir(dist);
    await symlink(resolve('dist/site'), join(dist, 'site'));
    const staged = {
      ...manifest,
      gone: [...manifest.gone, gonePath],
      redirects: { ...manifest.redirects, ...redirects },
    };
    await writeFile(join(dist, 'hosting.json'), JSON.stringify(staged));
    return await act(folder, openBuild(dist));
  } finally {
    await rm(folder, { recursive: true });
  }
};
