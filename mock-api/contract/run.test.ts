import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startBroken, startExample, type Running } from './brokenApi.ts';
import { inFull } from './breakages.ts';

let example: Running;
beforeAll(async () => {
  example = await startExample();
});
afterAll(() => example.close());

const command = fileURLToPath(new URL('./run.ts', import.meta.url));

/** Runs `npm run contract` with these arguments. */
const run = (...given: string[]) =>
  new Promise<{ output: string; code: number | null }>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', command, ...given]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += String(chunk)));
    }
    child.on('close', (code) => resolve({ output, code }));
  });

it('ends with 0 for the example server', { timeout: 20_000 }, async () => {
  const { output, code } = await run(example.origin.href, '--post');
  expect([code, output]).toEqual([0, expect.stringContaining('The API keeps the contract.')]);
});

it(
  'ends with 1, and prints and writes each fault with its request, answer and sentence',
  {
    timeout: 20_000,
  },
  async () => {
    const broken = await startBroken(example.origin, inFull({ title: '<b>]]>\u0000 "Other"' }));
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    onTestFinished(() => {
      broken.close();
      rmSync(folder, { recursive: true });
    });
    const file = join(folder, 'report.xml');
    const { output, code } = await run(broken.origin.href, '--junit', file);
    expect(code).toBe(1);
    const facts = [
      'Fault: The post "fresh-laces" has another title than in the list.',
      'request:  GET  /api/blog/post/fresh-laces',
      '"title": "<b>]]>\\u0000 \\"Other\\""',
      'answer:   200  content-type: application/json\n',
      'contract: Each post of the list has this call, and both have the same values',
    ];
    for (const fact of facts) expect(output).toContain(fact);
    const xml = readFileSync(file, 'utf8');
    expect(xml).toMatch(/<testsuites tests="18" failures="1" errors="0" skipped="5">/);
    expect(xml).toContain('request:  GET  /api/blog/post/fresh-laces');
    expect(xml).toContain('<skipped message="A check that sends messages needs --post."/>');
  },
);

it.each([[[]], [['api.example.com']], [['https://example.com/api']], [['ftp://example.com']]])(
  'ends with 2 and the usage for %j',
  { timeout: 20_000 },
  async (given) => {
    const { output, code } = await run(...given);
    expect([code, output]).toEqual([2, expect.stringContaining('Usage: npm run contract -- ')]);
  },
);
