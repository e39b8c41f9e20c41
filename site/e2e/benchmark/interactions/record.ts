import type { Page } from '@playwright/test';

/** The record of a page about its interactions. */
interface Recorder {
  /** The longest event of each interaction, in ms, by its `interactionId`. */
  durations: Map<number, number>;
  /** When the visitor last acted, in ms after the start of the document. */
  startedAt: number;
  /** When the frame with the next page's heading was painted; 0 until then. */
  paintedAt: number;
  /** Goes back in the history, as the browser's button does, which a test cannot press. */
  goBack: () => void;
}

type RecordedWindow = Window & { recorder: Recorder };

/** Runs in the page. */
const install = () => {
  const durations = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId, duration } = entry;
      if (interactionId === 0) continue;
      durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  const readHeading = () => {
    const heading = document.querySelector('main h1:not([aria-busy="true"] *)');
    return heading && heading.getClientRects().length > 0 ? heading.textContent : null;
  };
  // Reads the heading before each paint. The frame after the one that has the new heading starts when
  // that one was painted: the measured time is up to one frame (16 ms) too long, never too short.
  const watch = (old: string | null) => {
    const heading = readHeading();
    if (heading === null || heading === old) requestAnimationFrame(() => watch(old));
    else requestAnimationFrame(() => (recorder.paintedAt = performance.now()));
  };
  const start = (startedAt: number) => {
    Object.assign(recorder, { startedAt, paintedAt: 0 });
    watch(readHeading());
  };
  const goBack = () => {
    start(performance.now());
    history.back();
  };
  const recorder: Recorder = { durations, startedAt: 0, paintedAt: 0, goBack };
  // `timeStamp` is when the browser got the input: a wait for a busy main thread is part of the time.
  addEventListener('click', ({ timeStamp }) => start(timeStamp), true);
  Object.assign(window, { recorder });
};

/** Makes each document of a page record its interactions. */
export const record = async (page: Page) => {
  // tsx names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(install);
};

/** Waits until the browser has delivered the entries of the last interaction. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const afterFrame = () => setTimeout(resolve, 200);
        requestAnimationFrame(() => requestAnimationFrame(afterFrame));
      }),
  );

/** Forgets the interactions so far. */
export const forgetInteractions = async (page: Page) => {
  await settle(page);
  await page.evaluate(() => (window as unknown as RecordedWindow).recorder.durations.clear());
};

/** Returns the longest interaction since then, in ms. The browser reports none below 16 ms. */
export const readInteraction = async (page: Page) => {
  await settle(page);
  return page.evaluate(() =>
    Math.max(16, ...(window as unknown as RecordedWindow).recorder.durations.values()),
  );
};

/** Goes back in the history. */
export const goBack = (page: Page) =>
  page.evaluate(() => (window as unknown as RecordedWindow).recorder.goBack());

/** Waits for the heading of the next page. Returns the time from the input to its paint, in ms. */
export const readPageChange = async (page: Page) => {
  await page.waitForFunction(() => (window as unknown as RecordedWindow).recorder.paintedAt > 0);
  return page.evaluate(() => {
    const { paintedAt, startedAt } = (window as unknown as RecordedWindow).recorder;
    return paintedAt - startedAt;
  });
};
