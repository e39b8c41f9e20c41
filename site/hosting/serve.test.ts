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

const patience = 20_000;
const loader = import.meta.resolve('tsx');

interface Run {
  readonly child: ReturnType<typeof spawn>;
  readonly output: { out: string; err: string };
  readonly code: Promise<number | null>;
}

function run(program: string, env: Record<string, string>, cwd = fixture.folder): Run {
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
}

async function takenPort(): Promise<string> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  return String((other.address() as AddressInfo).port);
}

describe.each(['serve.ts', '../build/start.ts'])('%s stops with one sentence', (program) => {
  const fails = async (env: Record<string, string>, sentence: string, cwd?: string) => {
    const { output, code } = run(program, env, cwd);
    expect(await code).toBe(1);
    expect(output).toStrictEqual({ out: '', err: `${sentence}\n` });
  };

  it('for a wrong value', { timeout: patience }, async () => {
    await fails(
      { PORT: 'http' },
      "PORT is 'http': expected a whole number from 0 to 65535, such as 4173.",
    );
  });

  it('for a taken port', { timeout: patience }, async () => {
    const port = await takenPort();
    await fails(
      { PORT: port },
      `Port ${port} is already in use: stop the program that uses it, or set another one such as PORT=${Number(port) + 1}.`,
    );
  });

  const advice = 'start it, correct API_ORIGIN, or leave API_ORIGIN out to use the mock API';
  it('for an API that cannot be reached', { timeout: patience }, async () => {
    await fails(
      { PORT: '0', API_ORIGIN: 'http://127.0.0.1:9' },
      `The API at API_ORIGIN http://127.0.0.1:9 cannot be reached: ${advice}.`,
    );
  });

  it('for an API that fails', { timeout: patience }, async () => {
    const origin = await openApi((_request, response) => response.writeHead(503).end());
    await fails(
      { PORT: '0', API_ORIGIN: origin },
      `The API at API_ORIGIN ${origin} answered 503 to ${origin}/api/blog/posts: ${advice}.`,
    );
  });
});

describe('serve.ts', () => {
  it('says when there is no build, or a damaged one', { timeout: patience }, async () => {
    const stopped = async (cwd: string) => {
      const { output, code } = run('serve.ts', { PORT: '0' }, cwd);
      return [await code, output.err];
    };
    const build = writeBuild();
    onTestFinished(() => build.remove());
    rmSync(join(build.root, 'hockey-tape.html'));
    expect(await stopped(build.folder)).toStrictEqual([
      1,
      'The build in dist lacks hockey-tape.html: run npm run build again.\n',
    ]);
    writeFileSync(join(build.folder, 'dist', 'hosting.json'), '{');
    expect(await stopped(build.folder)).toStrictEqual([
      1,
      'The build in dist is damaged: run npm run build again.\n',
    ]);
    rmSync(join(build.folder, 'dist'), { recursive: true });
    expect(await stopped(build.folder)).toStrictEqual([
      1,
      'The site has not been built yet: run npm run build first.\n',
    ]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'runs, says where, and ends on %s with a visitor connected',
    { timeout: patience },
    async (signal) => {
      const api = await openApi((request, response) => {
        if (request.url === '/api/blog/posts') response.end('[]');
      });
      const { child, output, code } = run('serve.ts', { PORT: '0', API_ORIGIN: api });
      await vi.waitFor(() => expect(output.out).toContain('\n/api'), { timeout: patience });
      const [, origin = ''] = /running at (http:\/\/localhost:\d+)\n/.exec(output.out) ?? [];
      expect(output.out).toBe(
        `Crossbar Hockey is running at ${origin}\n/api is passed on to ${api} (API_ORIGIN)\n`,
      );
      expect((await ask(origin, '/')).body.toString()).toBe(contents['index.html']);
      expect((await ask(origin, '/api/blog/posts')).body.toString()).toBe('[]');
      const waiting = ask(origin, '/api/slow').catch(() => 'cut');
      await new Promise((resolve) => setTimeout(resolve, 50));
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
  it('serves from a free port and lets go of it', async () => {
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

  it('embeds the mock API', async () => {
    const site = await serve({ env: {}, dist: join(fixture.folder, 'dist'), port: 0 });
    onTestFinished(() => site.close());
    const answer = await ask(site.origin, '/api/blog/posts');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body.toString())).toBeInstanceOf(Array);
  });
});
