import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast, toastRemoveDelay, toastStore } from './toasts.ts';

const sent = { variant: 'success', title: 'Sent', description: 'It is.' } as const;
const failed = { variant: 'failure', title: 'Error', description: 'It is not.' } as const;

const show = (message: typeof sent | typeof failed) => {
  toast(message);
  return toastStore.get()?.id ?? 0;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toast', () => {
  it('keeps a newer toast when an older one is removed', () => {
    dismissToast(show(failed));
    vi.advanceTimersByTime(999_000);
    const second = show(sent);
    vi.advanceTimersByTime(2000);
    expect(toastStore.get()).toMatchObject({ id: second, isOpen: true });
  });
});

describe('dismissToast', () => {
  it('closes the toast, and removes it after 1,000,000 ms', () => {
    dismissToast(show(sent));
    expect(toastRemoveDelay).toBe(1_000_000);
    expect(toastStore.get()).toMatchObject({ ...sent, isOpen: false });
    vi.advanceTimersByTime(999_999);
    expect(toastStore.get()).toMatchObject(sent);
    vi.advanceTimersByTime(1);
    expect(toastStore.get()).toBeUndefined();
  });

  it('leaves a newer toast open when it gets the id of an older one', () => {
    const first = show(failed);
    show(sent);
    dismissToast(first);
    expect(toastStore.get()).toMatchObject({ ...sent, isOpen: true });
  });
});
