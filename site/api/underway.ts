/** The prefetches that have no answer yet, by path. */
const underway = new Map<string, Promise<unknown>>();

/** Remembers a prefetch until it ends, also when it fails. */
export const rememberUnderway = (path: string, answer: Promise<unknown>) => {
  underway.set(path, answer);
  const forget = () => underway.delete(path);
  answer.then(forget, forget);
};

/** Returns the prefetch of a path that is under way. */
export const findUnderway = <T>(path: string) => underway.get(path) as Promise<T> | undefined;
