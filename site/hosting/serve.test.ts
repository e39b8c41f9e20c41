import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drainTimeoutMs } from './connections.ts';
import { buildForFile, contents, writeBuild } from './testing/fixture.ts';
import { ask, openApi } from '../api/testing/http.ts';

const fixture = buildForFile();

/** The start of a process takes up to 8 s on a machine that runs other tests. */
const timeout = 60_000;
const loader = import.meta.resolve('tsx');

interface Run {
  readonly child: ReturnType<typeof spawn>;
  readonly output: { out: string; err: string };
  readonly code: Promise<number | null>;
}

/** Starts a program of this repository with nothing but these environment variables. */
const run = (
  program: string,
  env: Record<string, string>,
  { cwd = fixture.folder, args = [] as string[] } = {},
): Run => {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ['--import', loader, file, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output, code: new Promise((resolve) => child.on('close', resolve)) };
};

/** Returns the address that the server has printed. */
const originIn = (out: string): string =>
  /running at (http:\/\/localhost:\d+)\n/.exec(out)?.[1] ?? '';

/** Requests a text over a connection that stays open. */
const askWith = async (agent: Agent, url: string): Promise<string> => {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  return text(response);
};

const openPort = async (): Promise<string> => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  return String((other.address() as AddressInfo).port);
};

const advice = 'Start it, correct API_ORIGIN, or unset API_ORIGIN to use the mock API.';
const mockAdvice =
  'the mock API would take messages that nobody reads. Set API_ORIGIN to the API, or ALLOW_MOCK_API=1 for a demonstration.';

const expectFailures = async (
  program: string,
  failures: readonly [env: Record<string, string>, message: string][],
) => {
  const runs = failures.map(async ([env, message]) => {
    const { output, code } = run(program, env);
    expect(await code).toBe(1);
    expect(output).toStrictEqual({ out: '', err: `${message}\n` });
  });
  await Promise.all(runs);
};

describe.each(['serve.ts', '../build/start.ts'])('%s', (program) => {
  it('exits with one message when it cannot start', { timeout }, async () => {
    const port = await openPort();
    await expectFailures(program, [
      [{ PORT: 'http' }, "PORT is 'http': expected a whole number from 0 to 65535, such as 4173."],
      [
        { PORT: port },
        `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one, such as ${Number(port) + 1}.`,
      ],
      [
        { NODE_ENV: 'production' },
        `API_ORIGIN is not set, but NODE_ENV is production: ${mockAdvice}`,
      ],
      [{ HOST: '0.0.0.0' }, `API_ORIGIN is not set, but HOST is 0.0.0.0: ${mockAdvice}`],
    ]);
  });
});

describe('start.ts', () => {
  it('exits with one message when there is no API to render posts from', { timeout }, async () => {
    const broken = await openApi((_request, response) => response.writeHead(503).end());
    await expectFailures('../build/start.ts', [
      [
        { PORT: '0', API_ORIGIN: 'http://127.0.0.1:9' },
        `The API at http://127.0.0.1:9 (API_ORIGIN) cannot be reached. ${advice}`,
      ],
      [
        { PORT: '0', API_ORIGIN: broken },
        `The API at ${broken} (API_ORIGIN) answered ${broken}/api/blog/posts with status 503. ${advice}`,
      ],
    ]);
  });
});

describe('serve.ts', () => {
  it('exits with a message for a missing, damaged or incomplete build', { timeout }, async () => {
    const exitAndMessage = async (cwd: string) => {
      const { output, code } = run('serve.ts', { PORT: '0' }, { cwd });
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

  it.each([
    [{}, ['--refresh', '60']],
    [{ BLOG_HOOK_SECRET: '0123456789abcdef' }, []],
  ])(
    'exits with a message where the build is not installed, with %j %j',
    { timeout },
    async (env, args) => {
      const { output, code } = run('serve.ts', { PORT: '0', ...env }, { args });
      expect(await code).toBe(1);
      expect(output.err).toBe(
        'The blog cannot be refreshed here, because the build is not installed: run npm ci in the folder of the sources and serve from there, or leave out --refresh and BLOG_HOOK_SECRET and run npm run build:blog elsewhere.\n',
      );
    },
  );

  it('serves pages while the API cannot be reached, and says so', { timeout }, async () => {
    const gone = 'http://127.0.0.1:9';
    const { output } = run('serve.ts', { PORT: '0', API_ORIGIN: gone });
    await vi.waitFor(() => expect(output.err).toContain('\n'), { timeout });
    expect(output.err).toBe(
      `The API at ${gone} (API_ORIGIN) cannot be reached. Pages are served; /api answers 502 until it is back.\n`,
    );
    const origin = originIn(output.out);
    expect((await ask(origin, '/')).body.toString()).toBe(contents['index.html']);
    const call = await ask(origin, '/api/blog/posts');
    expect([call.status, call.body.toString()]).toEqual([
      502,
      '{"error":"The API did not answer."}',
    ]);
    const health = await ask(origin, '/healthz');
    expect([health.status, health.body.toString()]).toEqual([
      200,
      '{"site":"ok","api":"unreachable"}',
    ]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address, and on %s answers the requests in flight before it exits',
    { timeout },
    async (signal) => {
      const waiting: ServerResponse[] = [];
      const api = await openApi((request, response) => {
        if (request.url === '/api/slow') waiting.push(response);
        else response.end('[]');
      });
      const { child, output, code } = run('serve.ts', { PORT: '0', API_ORIGIN: api });
      await vi.waitFor(() => expect(output.out).toContain('\n/api'), { timeout });
      const origin = originIn(output.out);
      expect(output.out).toBe(
        `Crossbar Hockey is running at ${origin}\n/api is passed on to ${api} (API_ORIGIN)\n`,
      );
      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => agent.destroy());
      expect(await askWith(agent, `${origin}/`)).toBe(contents['index.html']);
      const answer = askWith(agent, `${origin}/api/slow`);
      await vi.waitFor(() => expect(waiting).toHaveLength(1));
      child.kill(signal);
      await vi.waitFor(() => expect(ask(origin, '/')).rejects.toThrow('ECONNREFUSED'));
      waiting[0]?.end('late');
      const answered = Date.now();
      expect(await answer).toBe('late');
      expect(await code).toBe(0);
      // Without closing the kept connection, the wait would last for the whole time limit.
      expect(Date.now() - answered).toBeLessThan(drainTimeoutMs / 2);
      expect(output.err).toBe('');
    },
  );

  it('exits at once on a second signal', { timeout }, async () => {
    const waiting: ServerResponse[] = [];
    const api = await openApi((request, response) => {
      if (request.url === '/api/slow') waiting.push(response);
      else response.end('[]');
    });
    const { child, output, code } = run('serve.ts', { PORT: '0', API_ORIGIN: api });
    await vi.waitFor(() => expect(output.out).toContain('\n/api'), { timeout });
    const origin = originIn(output.out);
    const answer = ask(origin, '/api/slow').catch(() => 'cut');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    child.kill('SIGTERM');
    await vi.waitFor(() => expect(ask(origin, '/')).rejects.toThrow('ECONNREFUSED'));
    child.kill('SIGTERM');
    expect([await code, await answer]).toEqual([0, 'cut']);
  });
});
