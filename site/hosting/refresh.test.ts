import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefresher, type RefreshOptions } from './refresh.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts a refresher whose runs end when the test says so. */
const start = (options: Partial<RefreshOptions> = {}) => {
  const ends: { succeed: (lines?: string) => void; fail: (why: string) => void }[] = [];
  const run = vi.fn<RefreshOptions['run']>(
    () =>
      new Promise<string>((resolve, reject) => {
        ends.push({
          succeed: (lines = '') => resolve(lines),
          fail: (why) => reject(new Error(why)),
        });
      }),
  );
  const refresher = createRefresher({ run, dueTimes: () => [], ...options });
  const end = async (how: (last: (typeof ends)[number]) => void) => {
    const last = ends.at(-1);
    if (last) how(last);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { refresher, run, end };
};

describe('createRefresher', () => {
  it('runs at once, and again an interval after the end of a run', async () => {
    const { run, end } = start({ intervalMs: 60_000 });
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(run).toHaveBeenCalledTimes(1);
    await end(({ succeed }) => succeed());
    await vi.advanceTimersByTimeAsync(59_999);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('makes one run of all requests that come during a run', async () => {
    const { refresher, run, end } = start();
    refresher.request();
    refresher.request();
    expect(run).toHaveBeenCalledTimes(1);
    await end(({ succeed }) => succeed());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(2);
    await end(({ succeed }) => succeed());
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(run).toHaveBeenCalledTimes(2);
    refresher.request();
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('runs at the time at which a post is due, before the interval ends', async () => {
    const due = Date.now() + 5_000;
    const { run, end } = start({ intervalMs: 60_000, dueTimes: () => [due, due - 6_000] });
    await end(({ succeed }) => succeed());
    await vi.advanceTimersByTimeAsync(4_999);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('waits for a post that is due in a year', async () => {
    const { run, end } = start({ dueTimes: () => [Date.parse('2027-01-01T00:00:00Z')] });
    await end(({ succeed }) => succeed());
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure, says why once, and says when it is over', async () => {
    const { run, end } = start();
    await end(({ fail }) => fail('The API is down.'));
    await vi.advanceTimersByTimeAsync(60_000);
    await end(({ fail }) => fail('The API is down.'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(3);
    await end(({ succeed }) => succeed('Wrote 1 of 9 posts.'));
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['The blog was not refreshed, and the last build is served: The API is down.'],
    ]);
    expect(vi.mocked(console.log).mock.calls).toEqual([
      ['The blog is refreshed again.'],
      ['Wrote 1 of 9 posts.'],
    ]);
  });

  it('ends the run when it stops, without a word, and starts no other one', async () => {
    const run = vi.fn<RefreshOptions['run']>(
      (stopped) =>
        new Promise<string>((_resolve, reject) => {
          stopped.addEventListener('abort', () => reject(new Error('killed')));
        }),
    );
    const { refresher } = start({ run, intervalMs: 1_000 });
    await refresher.stop();
    refresher.request();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(console.error).not.toHaveBeenCalled();
  });
});
