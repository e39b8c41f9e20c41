import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startMockApi } from './index.ts';

const server = fileURLToPath(new URL('./server.ts', import.meta.url));

interface RunResult {
  stdout: string;
  stderr: string;
  code: number | null;
}

/** Runs `npm run mock-api` until it exits, or stops it once `onReady` has used its first line. */
const run = (env: Record<string, string>, onReady?: (line: string) => Promise<void>) =>
  new Promise<RunResult>((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', server], {
      env: { ...process.env, MOCK_SCENARIO: '', ...env },
    });
    const result: RunResult = { stdout: '', stderr: '', code: null };
    child.stderr.on('data', (chunk) => (result.stderr += String(chunk)));
    child.stdout.on('data', (chunk) => {
      result.stdout += String(chunk);
      if (!onReady || !result.stdout.endsWith('\n')) return;
      onReady(result.stdout)
        .catch(reject)
        .finally(() => child.kill());
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...result, code }));
  });

describe('npm run mock-api', { timeout: 20_000 }, () => {
  it('prints its address and serves the scenario of the environment', async () => {
    let status = 0;
    const { stdout, stderr } = await run(
      { PORT: '0', MOCK_SCENARIO: 'unauthorized' },
      async (line) => {
        const address = /http:\S+?(?=,)/.exec(line)?.[0] ?? '';
        status = (await fetch(address)).status;
      },
    );
    expect({ status, stderr }).toEqual({ status: 401, stderr: '' });
    expect(stdout).toMatch(
      /^Mock API at http:\/\/127\.0\.0\.1:\d+\/api\/blog\/posts, scenario unauthorized\. Change it at \S+\/api\/dev\/scenario\n$/,
    );
  });

  it('exits with one sentence when the scenario or the port cannot be used', async () => {
    const other = await startMockApi({ scenario: 'ok' });
    const { port } = new URL(other.origin);
    const failures: [env: Record<string, string>, message: RegExp][] = [
      [
        { PORT: '0', MOCK_SCENARIO: 'oops' },
        /^MOCK_SCENARIO is "oops": expected .*\. Use one of ok, .*\.\n$/,
      ],
      [{ PORT: port }, new RegExp(`^Port ${port} is in use\\..*PORT=\\d+ npm run`)],
      [{ PORT: '70000' }, /^PORT is "70000": expected a whole number from 0 to 65535\.\n$/],
    ];
    const runs = failures.map(async ([env, message]) => {
      const { stderr, code } = await run(env);
      expect(stderr).toMatch(message);
      expect(code).toBe(1);
    });
    await Promise.all(runs);
    await other.close();
  });
});
