import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CliError } from '../../hosting/cliError.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly name: string;
  readonly origin: string;
  readonly child: ChildProcess;
}

/** Starts a server that prints its address. */
export const startProcess = (
  name: string,
  file: string,
  { env, execArgv, message }: { env: NodeJS.ProcessEnv; execArgv: string[]; message?: object },
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const child = fork(file, { env, execArgv, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /running at (http:\S+)/.exec(output)?.[1];
      if (origin !== undefined) resolve({ name, origin, child });
    });
    child.once('exit', () => reject(new CliError(`${name} did not start.`)));
    if (message) child.send(message);
  });

const readProcess = (pid: number | undefined, file: string): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
};

/** Clock ticks per second of the times in `/proc`, on every Linux that Node supports. */
const ticksPerSecond = 100;

/** Returns the processor time of a process in seconds; undefined on systems without `/proc`. */
export const processorTime = ({ child }: ServerProcess): number | undefined => {
  const fields = readProcess(child.pid, 'stat')?.split(') ').at(-1)?.split(' ');
  // Of the process itself and of the kernel for it.
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Returns the resident memory of a process in MB; undefined on systems without `/proc`. */
export const residentMemory = ({ child }: ServerProcess): number | undefined => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readProcess(child.pid, 'status') ?? '') ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
};
