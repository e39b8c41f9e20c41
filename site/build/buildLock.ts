/** Keeps `build` and `build:blog` from writing into the same folder at the same time. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, resolve } from 'node:path';
import lockfile from 'proper-lockfile';
import { CliError, hasErrorCode } from '../hosting/cliError.ts';

/** A lock that was not renewed for so long is taken over, in milliseconds. */
const staleMs = 60_000;
const renewMs = 10_000;

interface Holder {
  command: string;
  pid: number;
  host: string;
  /** ISO date. */
  since: string;
}

const readHolder = async (file: string): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
};

const hasEnded = ({ pid, host }: Holder) => {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return hasErrorCode(error, 'ESRCH');
  }
};

const acquire = (dist: string, lockfilePath: string) =>
  lockfile.lock(dist, {
    lockfilePath,
    realpath: false,
    stale: staleMs,
    update: renewMs,
    // After a suspend, for example. `build:blog` notices another build before it publishes.
    onCompromised: ({ message }) => console.warn(`The lock of the build was lost: ${message}`),
  });

/**
 * Runs a command while no other one writes into the same folder.
 *
 * @throws {CliError} that names the command that does
 */
export const withBuildLock = async <T>(
  dist: string,
  command: string,
  act: () => Promise<T>,
): Promise<T> => {
  const cache = resolve('.cache');
  await mkdir(cache, { recursive: true });
  const lock = resolve(cache, `${basename(dist)}.lock`);
  const holderFile = `${lock}.json`;
  let release: () => Promise<void>;
  try {
    const last = await readHolder(holderFile);
    // The process was killed: its lock need not grow stale.
    if (last && hasEnded(last)) await rm(lock, { recursive: true, force: true });
    release = await acquire(dist, lock);
  } catch (error) {
    if (!hasErrorCode(error, 'ELOCKED')) throw error;
    const holder = await readHolder(holderFile);
    const who = holder ? ` (${holder.command}, process ${holder.pid}, since ${holder.since})` : '';
    throw new CliError(
      `Another command is writing ${basename(dist)}${who}. Wait until it has ended, then run this one again.`,
    );
  }
  try {
    const since = new Date().toISOString();
    const holder: Holder = { command, pid: process.pid, host: hostname(), since };
    await writeFile(holderFile, JSON.stringify(holder));
    return await act();
  } finally {
    await rm(holderFile, { force: true });
    await release().catch(() => undefined);
  }
};
