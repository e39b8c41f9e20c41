import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { steps } from './steps.ts';

const program = fileURLToPath(new URL('./test.ts', import.meta.url));
const loader = import.meta.resolve('tsx');

/** A package whose scripts write their name and the browser they got to a log. */
function project(scripts: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const note = (script: string) => `echo "${script} $CHROMIUM" >> log; echo "output of ${script}"`;
  const all = Object.fromEntries(steps.map(({ script }) => [script, note(script)]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { ...all, ...scripts } }));
  const path = (name: string) => join(folder, name);
  return {
    has: (name: string) => existsSync(path(name)),
    read: (name: string) => readFileSync(path(name), 'utf8').trim(),
    run: (...names: string[]) => {
      const child = spawn(process.execPath, ['--import', loader, program, ...names], {
        cwd: folder,
        env: { ...process.env, CHROMIUM: '/bin/true', CROSSBAR_TEST_RUN: undefined },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      let output = '';
      child.stdout.on('data', (text: Buffer) => (output += text.toString()));
      child.stderr.on('data', (text: Buffer) => (output += text.toString()));
      const code = new Promise<number | null>((resolve) => child.on('close', resolve));
      return { child, code, output: () => output.trim() };
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** A process that has been killed is gone a moment later. */
const expectGone = (pid: number) => vi.waitFor(() => expect(isRunning(pid)).toBe(false));

const lastLine = (output: string) => output.split('\n').at(-1);
const patience = 30_000;
/** Starts a program that leaves its group, as browsers do, and notes its id. */
const daemon =
  "setsid sh -c 'echo $$ > daemon; exec sleep 300' > /dev/null 2>&1 & until [ -s daemon ]; do sleep 0.05; done";

describe.runIf(process.platform === 'linux')('npm test', { timeout: patience }, () => {
  it('runs every step once, in an order that respects what they need', async () => {
    const { run, read } = project({});
    const { code, output } = run();
    expect(await code).toBe(0);
    expect(lastLine(output())).toBe(`${steps.length} passed, 0 failed`);
    const log = read('log').split('\n');
    expect(log.map((line) => line.split(' ')[0] ?? '').toSorted()).toStrictEqual(
      steps.map(({ script }) => script).toSorted(),
    );
    const position = (name: string) => {
      const { script } = steps.find((step) => step.name === name) ?? { script: '' };
      return log.findIndex((line) => line.split(' ')[0] === script);
    };
    for (const { name, after } of steps) {
      for (const other of after) expect(position(name)).toBeGreaterThan(position(other));
    }
    expect(log).toContain('test:stories /bin/true');
    expect(log).toContain('test:e2e /bin/true');
    for (const { name, script } of steps) {
      expect(output()).toMatch(
        new RegExp(`✔ ${name} passed after [\\d.]+ s\\noutput of ${script}\\n`),
      );
      expect(output()).toMatch(new RegExp(`^${name} +[\\d.]+ s  passed$`, 'm'));
    }
  });

  it('stops at the first failure, shows it last and ends the others', async () => {
    const { run, read, has } = project({
      'format:check': `sleep 1; echo "line 7 is crooked"; exit 3`,
      build: `${daemon}; sleep 300`,
    });
    const { code, output } = run();
    expect(await code).toBe(1);
    expect(output()).toMatch(
      /✘ format failed after [\d.]+ s\nline 7 is crooked\n\nformat +[\d.]+ s {2}failed\nbuild +– {2}not finished\n(?:.* – {2}not finished\n){5}0 passed, 1 failed$/,
    );
    await expectGone(Number(read('daemon')));
    expect(has('log')).toBe(false);
  });

  it('runs only what is named', async () => {
    const { run, read } = project({});
    const { code, output } = run('stories', 'check');
    expect(await code).toBe(0);
    expect(lastLine(output())).toBe('4 passed, 0 failed');
    expect(read('log')).not.toMatch(/unit|build|e2e/);
  });

  it('names the steps there are', async () => {
    const { code, output } = project({}).run('storys');
    expect(await code).toBe(1);
    expect(output()).toBe(
      "There is no test step 'storys': choose among format, build, lint, types, unit, stories, journeys, check.",
    );
  });

  it('ends and reports what a step left behind', async () => {
    const { run, read } = project({ 'format:check': daemon });
    const { code, output } = run('format');
    expect(await code).toBe(1);
    expect(output()).toContain('Processes were left behind; they have been ended.');
    expect(lastLine(output())).toBe('1 passed, 1 failed');
    await expectGone(Number(read('daemon')));
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends everything on %s', async (signal, expected) => {
    const { run, read, has } = project({
      'format:check': `trap '' INT TERM; ${daemon}; while :; do sleep 0.1; done`,
    });
    const { child, code } = run('format');
    await vi.waitFor(() => expect(has('daemon') && read('daemon')).toBeTruthy(), {
      timeout: patience,
      interval: 50,
    });
    child.kill(signal);
    expect(await code).toBe(expected);
    await expectGone(Number(read('daemon')));
  });
});
