import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startMockApi } from './index.ts';

const server = fileURLToPath(new URL('./server.ts', import.meta.url));

interface Outcome {
  out: string;
  err: string;
  code: number | null;
}

/** Runs the command line until it ends, or until it has said that it listens. */
function run(env: Record<string, string>, onReady?: (line: string) => Promise<void>) {
  return new Promise<Outcome>((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', server], {
      env: { ...process.env, MOCK_SCENARIO: '', ...env },
    });
    let out = '';
    let err = '';
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
      if (!onReady || !out.endsWith('\n')) return;
      onReady(out)
        .catch(reject)
        .finally(() => child.kill());
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ out, err, code }));
  });
}

test('prints one line with the address and the switch, and answers', async () => {
  let status = 0;
  const { out, err } = await run({ PORT: '0', MOCK_SCENARIO: 'unauthorized' }, async (line) => {
    const address = /http:\S+?(?=,)/.exec(line)?.[0] ?? '';
    status = (await fetch(address)).status;
  });
  expect(status).toBe(401);
  expect(err).toBe('');
  expect(out).toMatch(
    /^Mock API at http:\/\/127\.0\.0\.1:\d+\/api\/blog\/posts, scenario unauthorized; switch at \S+\/api\/dev\/scenario\n$/,
  );
}, 20_000);

test('says in one sentence that a scenario is unknown', async () => {
  const { err, code } = await run({ PORT: '0', MOCK_SCENARIO: 'oops' });
  expect(err).toMatch(/^MOCK_SCENARIO is "oops", which is no scenario; use one of ok, .*\.\n$/);
  expect(code).toBe(1);
}, 20_000);

test('says in one sentence that a port is taken, or is none', async () => {
  const other = await startMockApi({ scenario: 'ok' });
  const port = new URL(other.origin).port;
  const taken = await run({ PORT: port });
  await other.close();
  expect(taken.err).toMatch(
    new RegExp(`^Port ${port} is taken; .*PORT=\\d+ npm run mock-api\\.\n$`),
  );
  expect(taken.code).toBe(1);

  const wrong = await run({ PORT: '70000' });
  expect(wrong.err).toBe('PORT is "70000"; use a whole number from 0 to 65535.\n');
  expect(wrong.code).toBe(1);
}, 20_000);
