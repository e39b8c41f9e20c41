import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from './serve.ts';
import { contents, writeBuild, type Fixture } from './testing/fixture.ts';
import { ask, openApi } from '../api/testing/http.ts';

let fixture: Fixture;
beforeAll(() => {
  fixture = writeBuild();
});
afterAll(() => fixture.remove());

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

describe.each(['serve.ts', '../build/start.ts'])(
  '%s exits with code 1 and one message',
  (program) => {
    const fails = async (env: Record<string, string>, sentence: string, cwd?: string) => {
      const { output, code } = run(program, env, cwd);
      expect(await code).toBe(1);
      expect(output).toStrictEqual({ out: '', err: `${sentence}\n` });
    };

    it('for a wrong environment variable', { timeout }, async () => {
      await fails(
        { PORT: 'http' },
        "PORT is 'http': expected a whole number from 0 to 65535, such as 4173.",
      );
    });

    it('for a port in use', { timeout }, async () => {
      const port = await openPort();
      await fails(
        { PORT: port },
        `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one, such as ${Number(port) + 1}.`,
      );
    });

    const advice = 'Start it, correct API_ORIGIN, or unset API_ORIGIN to use the mock API.';
    it('for an API that cannot be reached', { timeout }, async () => {
      await fails(
        { PORT: '0', API_ORIGIN: 'http://127.0.0.1:9' },
        `The API at http://127.0.0.1:9 (API_ORIGIN) cannot be reached. ${advice}`,
      );
    });

    it('for an API that answers with an error', { timeout }, async () => {
      const origin = await openApi((_request, response) => response.writeHead(503).end());
      await fails(
        { PORT: '0', API_ORIGIN: origin },
        `The API at ${origin} (API_ORIGIN) answered ${origin}/api/blog/posts with status 503. ${advice}`,
      );
    });
  },
);

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

describe('serve()', () => {
  it('serves from a free port and closes it', async () => {
    const handler = (_request: unknown, response: { end(text: string): void }) =>
      response.end('[1]');
    const site = await serve({
      env: {},
      dist: join(fixture.folder, 'dist'),
      port: 0,
      api: { handler },
    });
    expect((await ask(site.origin, '/api/blog/posts')).body.toString()).toBe('[1]');
    await site.close();
    await expect(ask(site.origin, '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('answers /api by the mock API when no API is configured', async () => {
    const site = await serve({ env: {}, dist: join(fixture.folder, 'dist'), port: 0 });
    onTestFinished(() => site.close());
    const answer = await ask(site.origin, '/api/blog/posts');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body.toString())).toBeInstanceOf(Array);
  });
});
