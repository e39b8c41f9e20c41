/** Runs the build of the blog for the server, in a process of its own. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { resolve as resolvePath } from 'node:path';
import type { Env } from '../config/schema.ts';
import { CliError } from './cliError.ts';

/** The report of the process of the build before it ends. */
export type BuildReport = { readonly hasChanged: boolean } | { readonly failure: string };

/** A longer build hangs, and would keep all later ones from starting. In milliseconds. */
const timeoutMs = 30 * 60_000;
/** Most characters of its output that are printed. */
const outputLimit = 10_000;

const program = resolvePath('site/build/refreshBlog.ts');

/**
 * Returns the address of the loader that runs the build from its sources.
 *
 * @throws {CliError} in a production install, which has neither
 */
const findLoader = (): string => {
  try {
    if (existsSync(program)) return createRequire(program).resolve('tsx');
  } catch {
    // Without the development dependencies.
  }
  throw new CliError(
    'The blog cannot be refreshed here, because the build is not installed: run npm ci in the folder of the sources and serve from there, or leave out --refresh and BLOG_HOOK_SECRET and run npm run build:blog elsewhere.',
  );
};

const withoutSecrets = ({ BLOG_HOOK_SECRET: _secret, ...env }: Env): Env => env;

/** Lets visitors go first. */
const lowerPriority = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or the system does not allow it.
  }
};

export interface BuilderOptions {
  /** Folder of the build. */
  readonly dist: string;
  readonly env: Env;
}

/**
 * Returns a function that renders the posts that have changed. It resolves to the output of a build
 * that has published something, else to an empty text.
 *
 * @throws {CliError} when the build is not installed
 */
export const createBuilder = ({ dist, env }: BuilderOptions) => {
  const loader = findLoader();
  return async (stopped: AbortSignal): Promise<string> => {
    const child = spawn(process.execPath, ['--import', loader, program, dist], {
      env: withoutSecrets(env),
      signal: stopped,
      timeout: timeoutMs,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    lowerPriority(child.pid);
    let output = '';
    let report: BuildReport | undefined;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output = (output + chunk).slice(-outputLimit)));
    }
    child.on('message', (message) => (report = message as BuildReport));
    // An abort is an error too, which comes before the process has ended.
    child.on('error', ({ message }) => (output += message));
    const end = await new Promise<string>((resolve) => {
      child.on('close', (code, signal) => resolve(signal ?? `code ${code}`));
    });
    if (report && 'failure' in report) throw new CliError(report.failure);
    if (!report) throw new CliError(`The build ended with ${end}. ${output.trim()}`);
    return report.hasChanged ? output.trim() : '';
  };
};
