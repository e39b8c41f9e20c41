import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, onToastChange, toast, toastRemoveDelay } from './toasts.ts';

const sent = { variant: 'success', title: 'Sent', description: 'It is.' } as const;
const failed = { variant: 'failure', title: 'Error', description: 'It is not.' } as const;

const show = (message: typeof sent | typeof failed) => {
  toast(message);
  return currentToast()?.id ?? 0;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('a dismissed toast is kept for 1,000,000 ms, and then forgotten', () => {
  dismissToast(show(sent));
  expect(toastRemoveDelay).toBe(1_000_000);
  expect(currentToast()).toMatchObject({ ...sent, isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject(sent);
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

it('there is one at a time: a newer takes the place of the older, each with an id of its own', () => {
  const first = show(failed);
  const second = show(sent);
  expect(second).not.toBe(first);
  expect(currentToast()).toEqual({ ...sent, id: second, isOpen: true });
});

it('what was to be forgotten does not take a newer one along', () => {
  dismissToast(show(failed));
  vi.advanceTimersByTime(999_000);
  const second = show(sent);
  vi.advanceTimersByTime(2000);
  expect(currentToast()).toMatchObject({ id: second, isOpen: true });
});

it('an older one that is closed late leaves the newer one open', () => {
  const first = show(failed);
  show(sent);
  dismissToast(first);
  expect(currentToast()).toMatchObject({ ...sent, isOpen: true });
});

it('tells each change to whoever listens, until they stop', () => {
  const listener = vi.fn<() => void>();
  const stop = onToastChange(listener);
  const id = show(sent);
  dismissToast(id);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  show(failed);
  expect(listener).toHaveBeenCalledTimes(2);
  dismissToast(currentToast()?.id ?? 0);
});
