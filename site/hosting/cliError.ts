import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../config/schema.ts';

/** An expected failure of a command. The message says what is wrong and what to do. */
export class CliError extends Error {
  override readonly name: string = 'CliError';
}

/** The advice for errors of the file system. */
const systemAdvice: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space and run the command again.',
  EDQUOT: 'The disk quota is used up: free some space and run the command again.',
  EACCES: 'Make the folder writable and run the command again.',
  EPERM: 'Make the folder writable and run the command again.',
  EROFS: 'The folder is read-only: make it writable and run the command again.',
  EXDEV: 'Keep the folders dist and .cache on one disk.',
};

/**
 * Returns what to print for an error of the file system. Reads its message, because an error that
 * crosses a worker thread loses its code.
 */
const systemError = (message: string) => {
  // Rolldown gives the number of the error, above a stack of its own.
  const [, failure, number] = /^(Failed to write.*)[^]*\(os error (\d+)\)/m.exec(message) ?? [];
  const named = Object.entries(constants.errno).find(([, errno]) => errno === Number(number));
  const code = named?.[0] ?? /^(E[A-Z]+): /.exec(message)?.[1] ?? '';
  const advice = systemAdvice[code];
  return advice && { text: failure ?? message.replace(/\n[^]*/, ''), advice };
};

/**
 * Returns what to print for an error: the message of an expected failure, or the stack of an
 * unexpected error.
 *
 * A plain `Error` with one line counts as expected, because the mock API does not know `CliError`
 * and an error that crosses a worker thread loses its class.
 */
export const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const system = systemError(error.message);
  if (system) return `${system.text}. ${system.advice}`;
  const isExpected =
    error instanceof CliError ||
    error instanceof ConfigError ||
    (error.constructor === Error && !error.message.includes('\n'));
  return isExpected ? error.message : (error.stack ?? error.message);
};

/** Runs a command. Prints a failure to stderr and exits with code 1. */
export const runCommand = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    console.error(formatError(error));
    process.exit(1);
  }
};

/** Returns whether Node was started with this module, as opposed to importing it. */
export const isMainModule = (moduleUrl: string): boolean => {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(moduleUrl));
};

/** Returns whether a system error has one of these codes, such as `ENOENT`. */
export const hasErrorCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
