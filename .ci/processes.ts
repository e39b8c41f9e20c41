import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a command ended. */
export interface Outcome {
  /** Exit code; undefined when it was killed or could not be started. */
  readonly code: number | undefined;
  /** stdout and stderr in the order they came. */
  readonly output: string;
  /** Why it was ended from outside, when it was. */
  readonly stopped?: string;
}

/** Limits of a command, in milliseconds. */
export interface Limits {
  /** Longest run. */
  readonly total: number;
  /** Longest silence. */
  readonly silence?: number;
}

const windows = process.platform === 'win32';
/** Time between asking a group to end and ending it, in milliseconds. */
const grace = 3_000;

/**
 * Runs commands in process groups of their own and can end them all, with whatever they started.
 * On Linux a mark in the environment also finds what left its group, as browsers do.
 */
export class Processes {
  private readonly mark = `CROSSBAR_TEST_RUN=${randomUUID()}`;
  private readonly groups = new Set<number>();
  private closing = false;

  /** Runs a command to its end. Never rejects; output is kept, not shown. */
  run(command: readonly string[], limits: Limits, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    const [program = '', ...args] = command;
    if (this.closing) return Promise.resolve({ code: undefined, output: '', stopped: 'cancelled' });
    const [markName = '', markValue] = this.mark.split('=');
    const child = spawn(program, args, {
      detached: !windows,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, [markName]: markValue },
    });
    if (child.pid !== undefined) this.groups.add(child.pid);
    return this.watch(child, limits);
  }

  /** Ends everything that was started, by force after 3 s, and starts nothing more. */
  async close(): Promise<void> {
    this.closing = true;
    for (const group of this.groups) signal(-group, 'SIGTERM');
    for (const id of this.alive()) signal(id, 'SIGTERM');
    const deadline = Date.now() + grace;
    while (this.alive().length > 0 && Date.now() < deadline) await sleep(50);
    for (const id of this.alive()) signal(id, 'SIGKILL');
  }

  /** Whether anything that was started still runs; short-lived leftovers get 5 s to end. */
  async settle(): Promise<boolean> {
    const deadline = Date.now() + 5_000;
    while (this.alive().length > 0 && Date.now() < deadline) await sleep(50);
    return this.alive().length === 0;
  }

  private watch(child: ChildProcess, limits: Limits): Promise<Outcome> {
    return new Promise((resolve) => {
      let output = '';
      let stopped: string | undefined;
      let killer: ReturnType<typeof setTimeout> | undefined;
      const stop = (reason: string) => {
        stopped = reason;
        if (child.pid === undefined) return;
        const group = -child.pid;
        signal(group, 'SIGTERM');
        killer = setTimeout(() => signal(group, 'SIGKILL'), grace);
      };
      const total = setTimeout(() => stop(`took more than ${limits.total / 1000} s`), limits.total);
      const { silence } = limits;
      const quiet = silence
        ? setTimeout(() => stop(`was silent for ${silence / 1000} s`), silence)
        : undefined;
      const take = (text: Buffer) => {
        output += text.toString();
        quiet?.refresh();
      };
      child.stdout?.on('data', take);
      child.stderr?.on('data', take);
      const end = (code: number | null) => {
        clearTimeout(total);
        clearTimeout(quiet);
        clearTimeout(killer);
        // Its number may soon belong to a stranger.
        if (child.pid !== undefined && !isGroupAlive(child.pid)) this.groups.delete(child.pid);
        resolve({ code: code ?? undefined, output, ...(stopped && { stopped }) });
      };
      child.on('error', (error) => {
        output += error.message;
        end(null);
      });
      child.on('close', end);
    });
  }

  /** Ids of living groups (negative) and of marked processes outside them. */
  private alive(): number[] {
    const groups = [...this.groups];
    if (windows) return [];
    if (process.platform !== 'linux') return groups.filter(isGroupAlive).map((group) => -group);
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => pid !== process.pid && this.isOurs(pid));
  }

  private isOurs(pid: number): boolean {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie has ended; in a container nobody may be there to collect it.
      if (state === 'Z' || state === 'X') return false;
      if (this.groups.has(Number(group))) return true;
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(this.mark);
    } catch {
      return false;
    }
  }
}

function isGroupAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

/** Signals a group (a negative id) or a process; one that has ended is fine too. */
function signal(id: number, name: NodeJS.Signals): void {
  if (windows) {
    spawnSync('taskkill', ['/pid', String(Math.abs(id)), '/T', '/F']);
    return;
  }
  try {
    process.kill(id, name);
  } catch {
    // It has ended.
  }
}
