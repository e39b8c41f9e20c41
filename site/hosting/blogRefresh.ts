/** Keeps the blog of a running server up to date: at intervals, at the time of a post, and by the hook. */
import { parseArgs } from 'node:util';
import type { Env } from '../config/schema.ts';
import { createBlogHook, type BlogHook } from './blogHook.ts';
import { createBuilder } from './builder.ts';
import { CliError } from './cliError.ts';
import { readManifest } from './manifest.ts';
import { createRefresher, type Refresher } from './refresh.ts';
import type { TrustProxy } from './visitor.ts';

/** The longest interval, in seconds: a day. */
const maxSeconds = 86_400;

/**
 * Returns the seconds after `--refresh`; undefined without it.
 *
 * @param args the arguments of the command
 * @throws {CliError} for any other argument
 */
export const readRefreshSeconds = (args: readonly string[]): number | undefined => {
  const expected = `expected a whole number of seconds from 1 to ${maxSeconds}, such as --refresh 60.`;
  const read = () => {
    try {
      return parseArgs({ args: [...args], options: { refresh: { type: 'string' } } }).values
        .refresh;
    } catch (error) {
      throw new CliError(`${(error as Error).message}: ${expected}`, { cause: error });
    }
  };
  const value = read();
  if (value === undefined) return undefined;
  const seconds = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (seconds < 1 || seconds > maxSeconds) {
    throw new CliError(`--refresh is '${value}': ${expected}`);
  }
  return seconds;
};

export interface BlogRefreshOptions {
  /** Folder of the build. */
  readonly dist: string;
  /** Environment variables of the build. */
  readonly env: Env;
  /** Seconds between two runs. Without it, only the hook and posts that are due ask for one. */
  readonly seconds?: number | undefined;
  /** The key of the hook's signatures. Without it, there is no hook. */
  readonly hookSecret?: string | undefined;
  readonly trustProxy: TrustProxy;
}

export interface BlogRefresh {
  readonly hook: BlogHook | undefined;
  start(): void;
  stop(): Promise<void>;
}

/** Returns the times of the posts that the build holds back, in milliseconds since 1970. */
const dueTimesIn = (dist: string): number[] => {
  try {
    return Object.values(readManifest(dist).scheduled).map((iso) => Date.parse(iso));
  } catch {
    // A build replaces it at this moment.
    return [];
  }
};

/**
 * Prepares what refreshes the blog of a server. Returns undefined when nothing asks for it.
 *
 * @throws {CliError} when the build is not installed
 */
export const prepareBlogRefresh = (options: BlogRefreshOptions): BlogRefresh | undefined => {
  const { dist, env, seconds, hookSecret, trustProxy } = options;
  if (seconds === undefined && hookSecret === undefined) return undefined;
  const run = createBuilder({ dist, env });
  let refresher: Refresher | undefined;
  return {
    hook:
      hookSecret === undefined
        ? undefined
        : createBlogHook({ secret: hookSecret, trustProxy, request: () => refresher?.request() }),
    start: () => {
      const intervalMs = seconds && seconds * 1_000;
      refresher = createRefresher({ run, intervalMs, dueTimes: () => dueTimesIn(dist) });
    },
    stop: async () => refresher?.stop(),
  };
};
