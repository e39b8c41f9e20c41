import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildForFile, contents, writeBuild } from './testing/fixture.ts';
import { ask, openApi } from '../api/testing/http.ts';

const fixture = buildForFile();

const timeout = 20_000;
const loader = import.meta.resolve('tsx');

interface Run {
  readonly child: ReturnType<typeof spawn>;
  readonly output: { out: string; err: string };
  readonly code: Promise<number | null>;
}

/** Starts a program of this repository with nothing but these environment variables. */
const run = (program: string, env: Record<string, string>, cwd = fixture.folder): Run => {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ['--import', loader, file], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (output.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.err += text.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output, code: new Promise((resolve) => child.on('close', resolve)) };
};

const openPort = async (): Promise<string> => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  return String((other.address() as AddressInfo).port);
};

const advice = 'Start it, correct API_ORIGIN, or unset API_ORIGIN to use the mock API.';

describe.each(['serve.ts', '../build/start.ts'])('%s', (program) => {
  it('exits with one message when it cannot start', { timeout }, async () => {
    const port = await openPort();
    const broken = await openApi((_request, response) => response.writeHead(503).end());
    const failures: [env: Record<string, string>, message: string][] = [
      [{ PORT: 'http' }, "PORT is 'http': expected a whole number from 0 to 65535, such as 4173."],
      [
        { PORT: port },
        `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one, such as ${Number(port) + 1}.`,
      ],
      [
        { PORT: '0', API_ORIGIN: 'http://127.0.0.1:9' },
        `The API at http://127.0.0.1:9 (API_ORIGIN) cannot be reached. ${advice}`,
      ],
      [
        { PORT: '0', API_ORIGIN: broken },
        `The API at ${broken} (API_ORIGIN) answered ${broken}/api/blog/posts with status 503. ${advice}`,
      ],
    ];
    const runs = failures.map(async ([env, message]) => {
      const { output, code } = run(program, env);
      expect(await code).toBe(1);
      expect(output).toStrictEqual({ out: '', err: `${message}\n` });
    });
    await Promise.all(runs);
  });
});

describe('serve.ts', () => {
  it('exits with a message for a missing, damaged or incomplete build', { timeout }, async () => {
    const exitAndMessage = async (cwd: string) => {
      const { output, code } = run('serve.ts', { PORT: '0' }, cwd);
      return [await code, output.err];
    };
    const build = writeBuild();
    onTestFinished(() => build.remove());
    rmSync(join(build.root, 'hockey-tape.html'));
    expect(await exitAndMessage(build.folder)).toStrictEqual([
      1,
      'The build in dist lacks hockey-tape.html: run npm run build again.\n',
    ]);
    writeFileSync(join(build.folder, 'dist', 'hosting.json'), '{');
    expect(await exitAndMessage(build.folder)).toStrictEqual([
      1,
      'The build in dist is damaged: run npm run build again.\n',
    ]);
    rmSync(join(build.folder, 'dist'), { recursive: true });
    expect(await exitAndMessage(build.folder)).toStrictEqual([
      1,
      'The site has not been built yet: run npm run build first.\n',
    ]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address, and exits on %s while a visitor is connected',
    { timeout },
    async (signal) => {
      const calls: unknown[] = [];
      const api = await openApi((request, response) => {
        calls.push(request.url);
        if (request.url === '/api/blog/posts') response.end('[]');
      });
      const { child, output, code } = run('serve.ts', { PORT: '0', API_ORIGIN: api });
      await vi.waitFor(() => expect(output.out).toContain('\n/api'), { timeout });
      const [, origin = ''] = /running at (http:\/\/localhost:\d+)\n/.exec(output.out) ?? [];
      expect(output.out).toBe(
        `Crossbar Hockey is running at ${origin}\n/api is passed on to ${api} (API_ORIGIN)\n`,
      );
      expect((await ask(origin, '/')).body.toString()).toBe(contents['index.html']);
      expect((await ask(origin, '/api/blog/posts')).body.toString()).toBe('[]');
      const waiting = ask(origin, '/api/slow').catch(() => 'cut');
      await vi.waitFor(() => expect(calls).toContain('/api/slow'));
      const asked = Date.now();
      child.kill(signal);
      expect(await code).toBe(0);
      expect(Date.now() - asked).toBeLessThan(1_000);
      expect(await waiting).toBe('cut');
      expect(output.err).toBe('');
    },
  );
});
