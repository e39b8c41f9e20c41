/** Renders the changes of the blog again and again while the server runs. */
import { formatError } from './cliError.ts';

/** The wait after a failure when no interval is set, in milliseconds. */
const retryMs = 60_000;
/** The pause between two runs, in milliseconds: calls of the hook that come together share a run. */
const pauseMs = 1_000;
/** The longest time that a timer of Node takes, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

export interface RefreshOptions {
  /**
   * Renders what has changed. Resolves to lines for the log, empty when nothing has changed.
   *
   * @throws {Error} with a sentence that says why nothing was published
   */
  readonly run: (stopped: AbortSignal) => Promise<string>;
  /** The time from the end of a run to the next one, in milliseconds. Without it, runs are requested. */
  readonly intervalMs?: number | undefined;
  /** Returns the times at which posts of the current build are due, in milliseconds since 1970. */
  readonly dueTimes: () => readonly number[];
}

export interface Refresher {
  /** Starts a run, or another one after the current run, which may have read the old list already. */
  request(): void;
  /** Ends the current run and starts no other one. */
  stop(): Promise<void>;
}

/** Prints why a run has failed once, until another reason or the end of the failure. */
const createLog = () => {
  let lastFailure: string | undefined;
  return {
    succeeded: (lines: string): void => {
      if (lastFailure !== undefined) console.log('The blog is refreshed again.');
      lastFailure = undefined;
      if (lines) console.log(lines);
    },
    failed: (error: unknown): void => {
      const message = `The blog was not refreshed, and the last build is served: ${formatError(error)}`;
      if (message !== lastFailure) console.error(message);
      lastFailure = message;
    },
  };
};

/**
 * Starts a run at once, then after each interval, at the time at which a post is due, and when one is
 * requested. Never two at the same time. A failed run is followed by another one.
 */
export const createRefresher = ({ run, intervalMs, dueTimes }: RefreshOptions): Refresher => {
  const log = createLog();
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isRequested = false;

  const runAfter = (waitMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(start, Math.min(waitMs, maxTimerMs));
  };

  /** Returns the time to the next run, in milliseconds; undefined when nothing asks for one. */
  const nextWait = (hasFailed: boolean): number | undefined => {
    if (isRequested) return pauseMs;
    const now = Date.now();
    const waits = dueTimes().flatMap((due) => (due > now ? [due - now] : []));
    if (hasFailed) waits.push(retryMs);
    if (intervalMs !== undefined) waits.push(intervalMs);
    return waits.length > 0 ? Math.min(...waits) : undefined;
  };

  const runOnce = async (): Promise<void> => {
    isRequested = false;
    let hasFailed = false;
    try {
      log.succeeded(await run(stopped.signal));
    } catch (error) {
      hasFailed = true;
      if (!stopped.signal.aborted) log.failed(error);
    }
    running = undefined;
    const waitMs = nextWait(hasFailed);
    if (waitMs !== undefined && !stopped.signal.aborted) runAfter(waitMs);
  };

  const start = (): void => {
    running ??= runOnce();
  };

  start();
  return {
    request: () => {
      if (stopped.signal.aborted) return;
      isRequested = true;
      if (!running) runAfter(0);
    },
    stop: async () => {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
};
