import { execFile, spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CliError, hasErrorCode } from '../../cliError.ts';
import type { Host, HostedSite } from '../../hosts/host.ts';

/** A host that answers requests on this machine. */
export interface RunningHost {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a kind of host on this machine, with the files that `npm run host` writes for it. */
export interface Launcher {
  readonly host: Host;
  /** Returns the version that is installed; undefined when there is none. */
  version(): Promise<string | undefined>;
  /** The package to install when it is missing. */
  readonly install: string;
  /** @param folder where the files of `host.write` are */
  start(folder: string, site: HostedSite): Promise<RunningHost>;
}

const execute = promisify(execFile);

/** Returns the first match in what a program prints about itself; undefined when it is not installed. */
export const versionOf = async (
  program: string,
  args: readonly string[],
  pattern: RegExp,
): Promise<string | undefined> => {
  try {
    const { stdout, stderr } = await execute(program, args, { env: withAdminPath() });
    return pattern.exec(stdout + stderr)?.[1];
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Debian installs servers where only the administrator looks for programs. */
const withAdminPath = () => ({ ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` });

/** Returns a port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Limit for the start of a program, in milliseconds. */
const startTimeoutMs = 10_000;

/**
 * Starts a server program in the foreground and waits until it accepts connections.
 *
 * @throws {CliError} with what it has printed, when it ends or does not accept within 10 s
 */
export const startProgram = async (
  program: string,
  args: readonly string[],
  port: number,
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<RunningHost> => {
  const child = spawn(program, args, { cwd, env: { ...withAdminPath(), ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + startTimeoutMs;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new CliError(`${program} has not started:\n${output}`);
    }
    await wait(50);
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
};
