import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('calls each listener after every change, until the listener is removed', () => {
  const store = createStore(0);
  const seen: number[] = [];
  const other = vi.fn<() => void>();
  const stop = store.subscribe(() => seen.push(store.get()));
  store.subscribe(other);
  store.set(1);
  store.set(2);
  stop();
  store.set(3);
  expect(seen).toEqual([1, 2]);
  expect(other).toHaveBeenCalledTimes(3);
  expect(store.get()).toBe(3);
});
