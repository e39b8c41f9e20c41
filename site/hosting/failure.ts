import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../config/schema.ts';

/** An expected failure. The message is one sentence: what is wrong and what to do. */
export class Stop extends Error {
  override readonly name: string = 'Stop';
}

/**
 * Turns what neighbouring tools report as a plain error of one line into a `Stop`; anything else,
 * a `TypeError` for instance, is a bug and comes back as it is.
 */
export function asStop(error: unknown): unknown {
  const isSentence =
    error instanceof Error && error.constructor === Error && !error.message.includes('\n');
  return isSentence ? new Stop(error.message, { cause: error }) : error;
}

/** What a person at the terminal should read about a failure: a sentence, or a stack for a bug. */
export function explain(error: unknown): string {
  if (error instanceof Stop || error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Runs a command-line program: a failure is explained on stderr and ends the process with code 1.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

/** Whether a module was started as a program, and not imported by another one. */
export function isProgram(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(moduleUrl));
}

/** Whether a failure of the system has one of these codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
