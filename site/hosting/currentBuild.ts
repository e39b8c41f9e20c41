import { statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { formatError } from './cliError.ts';
import { openBuild, type Build } from './manifest.ts';

/** Watches a `dist` folder. */
export interface BuildWatch {
  /**
   * Returns the build that has replaced the previous one, or undefined. Prints the error of a build
   * that cannot be opened, and keeps the previous one.
   */
  next(): Build | undefined;
  /** Returns whether the folder still holds the last build that `next` has seen. */
  isCurrent(): boolean;
}

/** Watches a `dist` folder for the build that replaces the one in it now. */
export const watchBuild = (dist: string): BuildWatch => {
  const path = join(dist, 'hosting.json');
  // Each build creates a new file, so the inode changes even when the time does not.
  const readVersion = (): string | undefined => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats && `${stats.ino} ${stats.mtimeMs}`;
  };
  let seen = readVersion();
  let hasLooked = false;
  const next = (): Build | undefined => {
    // Once for all requests that have arrived together.
    if (hasLooked) return undefined;
    hasLooked = true;
    setImmediate(() => (hasLooked = false));
    const version = readVersion();
    if (version === undefined || version === seen) return undefined;
    try {
      const build = openBuild(dist);
      // Another build may have come while this one was read.
      if (readVersion() !== version) return undefined;
      seen = version;
      return build;
    } catch (error) {
      if (readVersion() !== version) return undefined;
      seen = version;
      console.error(formatError(error));
      return undefined;
    }
  };
  return { next, isCurrent: () => readVersion() === seen };
};

/** A build during one response. */
export interface BuildInUse {
  readonly build: Build;
  /**
   * Throws when another build may have replaced this one. Call it after a file is opened and before
   * anything of it is sent: a page of one build needs the headers of the same build.
   *
   * @throws {Error}
   */
  readonly verify: () => void;
}

/** Longest wait for the next build, in milliseconds. Its two renames take less than one. */
const replacementMs = 500;
/** Time between two attempts, in milliseconds. */
const pollMs = 5;

/** Returns access to the build that is served now. */
export const createCurrentBuild = (first: Build, watch?: BuildWatch) => {
  let build = first;
  const latest = (): Build => {
    build = watch?.next() ?? build;
    return build;
  };
  const isCurrent = (used: Build): boolean => used === build && (watch?.isCurrent() ?? true);

  /**
   * Calls a function with the build, and again with the next one when the build is replaced before
   * the response has started.
   */
  const respond = async (
    response: ServerResponse,
    attempt: (inUse: BuildInUse) => Promise<void>,
  ): Promise<void> => {
    const giveUpAt = performance.now() + replacementMs;
    for (;;) {
      const used = latest();
      const isLast = performance.now() >= giveUpAt;
      try {
        const verify = () => {
          if (!isLast && !isCurrent(used)) throw new Error('The build was replaced.');
        };
        await attempt({ build: used, verify });
        return;
      } catch (error) {
        if (isLast || isCurrent(used) || response.headersSent || response.destroyed) throw error;
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        await setTimeout(pollMs);
      }
    }
  };
  return { latest, respond };
};
