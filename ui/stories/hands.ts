/**
 * Keys and taps that come from the browser, not from a script: a popover obeys no others. There are
 * some in a test run only; with none, a story shows its state and leaves the rest to the reader.
 */
export const realHands = async () =>
  '__vitest_browser__' in globalThis ? (await import('vitest/browser')).userEvent : undefined;
