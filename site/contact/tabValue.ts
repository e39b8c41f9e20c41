/** A text that one browser tab keeps: a reload does not lose it, and other tabs do not see it. */
export interface TabValue {
  get(): string | undefined;
  set(text: string): void;
  remove(): void;
}

/** Calls a function with the session storage. Returns undefined when it is blocked or full. */
const withStorage = <Result>(access: (storage: Storage) => Result): Result | undefined => {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
};

/**
 * Returns a text in session storage, with a copy in memory for a tab whose storage is blocked or
 * full. That copy survives a client navigation, but no reload.
 */
export const createTabValue = (key: string): TabValue => {
  let inMemory: string | undefined;
  return {
    get: () => inMemory ?? withStorage((storage) => storage.getItem(key)) ?? undefined,
    set: (text) => {
      inMemory = text;
      withStorage((storage) => storage.setItem(key, text));
    },
    remove: () => {
      inMemory = undefined;
      withStorage((storage) => storage.removeItem(key));
    },
  };
};
