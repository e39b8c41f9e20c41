import { replace, type Undo } from './replace.ts';

const logged: string[] = [];

/** Remembers what is logged with `console.error`, for `expectNoErrors`. Returns a function that undoes it. */
export const rememberErrors = (): Undo => {
  logged.length = 0;
  const log = console.error;
  return replace(console, 'error', (...parts: unknown[]) => {
    logged.push(parts.map(String).join(' '));
    log(...parts);
  });
};

/** @throws {Error} when the story logged an error */
export const expectNoErrors = () => {
  if (logged.length === 0) return;
  throw new Error(`A story logged an error: ${logged.join(' ')}`);
};
