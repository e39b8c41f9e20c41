import { useSyncExternalStore } from 'react';

/** A value outside React that components can render. */
export interface Store<State> {
  get: () => State;
  set: (next: State) => void;
  /** Calls `listener` after each `set`. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** What the server and hydration render. */
  initial: State;
}

/** Returns a store that holds `initial`. */
export const createStore = <State>(initial: State): Store<State> => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** Returns the state of a store, and renders the component again when it changes. */
export const useStore = <State>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial);
