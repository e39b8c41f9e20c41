/** How long a toast is shown, in ms. */
export const toastDuration = 5000;
/** How long a dismissed toast is kept before it is forgotten, in ms. */
export const toastRemoveDelay = 1_000_000;

export const toastVariants = ['success', 'failure'] as const;

export interface ToastMessage {
  /** What happened, in a word or two. */
  title: string;
  /** The sentence below it. */
  description: string;
  /** `failure` interrupts a screen reader, `success` waits for a pause. */
  variant: (typeof toastVariants)[number];
}

export interface ToastEntry extends ToastMessage {
  id: number;
  isOpen: boolean;
}

let entry: ToastEntry | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (next: ToastEntry | undefined) => {
  entry = next;
  for (const listener of listeners) listener();
};

/** Shows a toast. There is room for one: it takes the place of the one before. */
export const toast = (message: ToastMessage) => {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, isOpen: true });
};

/** Closes a toast; it is forgotten after `toastRemoveDelay`. */
export const dismissToast = (id: number) => {
  if (entry?.id !== id) return;
  set({ ...entry, isOpen: false });
  clearTimeout(removal);
  removal = setTimeout(() => set(undefined), toastRemoveDelay);
};

/** Calls `listener` at each change; answers with the way to stop. */
export const onToastChange = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The toast there is, open or dismissed. */
export const currentToast = () => entry;
