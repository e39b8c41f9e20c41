import { createStore } from '../../foundations/store.ts';

/** How long a toast is open, in ms. */
export const toastDuration = 5000;
/** How long a dismissed toast stays in the store, in ms. */
export const toastRemoveDelay = 1_000_000;

export const toastVariants = ['success', 'failure'] as const;

export interface ToastMessage {
  /** The event, in one or two words. */
  title: string;
  /** The sentence below the title. */
  description: string;
  /** The color, and how it is announced: `failure` interrupts a screen reader, `success` waits for a pause. */
  variant: (typeof toastVariants)[number];
}

export interface ToastEntry extends ToastMessage {
  id: number;
  /** False once the toast was dismissed. */
  isOpen: boolean;
}

/** The one toast there can be, open or dismissed. */
export const toastStore = createStore<ToastEntry | undefined>(undefined);

let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast. Replaces the current one. */
export const toast = (message: ToastMessage) => {
  clearTimeout(removal);
  lastId += 1;
  toastStore.set({ ...message, id: lastId, isOpen: true });
};

/** Closes the toast with this id, and removes it after `toastRemoveDelay`. Ignores any other id. */
export const dismissToast = (id: number) => {
  const entry = toastStore.get();
  if (entry?.id !== id) return;
  toastStore.set({ ...entry, isOpen: false });
  clearTimeout(removal);
  removal = setTimeout(() => toastStore.set(undefined), toastRemoveDelay);
};
