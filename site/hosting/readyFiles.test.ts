import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask, open } from '../api/testing/http.ts';
import { openBuild } from './manifest.ts';
import { createReadyFiles } from './readyFiles.ts';
import { createSiteServer } from './server.ts';
import { contents, writeBuild } from './testing/fixture.ts';

const api = { handler: () => expect.unreachable('no call to the API expected') };

/** Writes a build for one test, with one more asset. */
const build = (asset = '') => {
  const fixture = writeBuild();
  onTestFinished(() => fixture.remove());
  writeFileSync(join(fixture.root, 'assets/more-a1.webp'), asset);
  return { root: fixture.root, build: openBuild(join(fixture.root, '..')) };
};

const removeFiles = (root: string) => {
  rmSync(root, { recursive: true });
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
};

describe('a small file', () => {
  it.each([
    ['/', 'GET', {}, 200],
    ['/', 'HEAD', {}, 200],
    ['/', 'GET', { 'if-none-match': '*' }, 304],
    ['/?a=1', 'GET', {}, 200],
    ['/assets/main-a1.css', 'GET', { 'accept-encoding': 'br' }, 200],
    ['/nowhere', 'GET', {}, 404],
  ])(
    'is sent from memory when it was sent before: %s %s %j',
    async (path, method, headers, status) => {
      const { root, build: opened } = build();
      const origin = await open(createSiteServer({ build: opened, api }));
      const { 'accept-encoding': accepted }: OutgoingHttpHeaders = headers;
      await ask(origin, path, {
        headers: { ...(accepted !== undefined && { 'accept-encoding': accepted }) },
      });
      const first = await ask(origin, path, { method, headers });
      removeFiles(root);
      const again = await ask(origin, path, { method, headers });
      expect(again.status).toBe(status);
      expect({ ...again.headers, date: '' }).toEqual({ ...first.headers, date: '' });
      expect(again.body.equals(first.body)).toBe(true);
    },
  );

  it('has ranges also when it is in memory', async () => {
    const origin = await open(createSiteServer({ build: build().build, api }));
    await ask(origin, '/assets/hero-a1.webp');
    const part = await ask(origin, '/assets/hero-a1.webp', { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.body.toString()]).toEqual([206, '234']);
  });
});

describe('a file over the limit', () => {
  it('is read from the disk for each request', async () => {
    const asset = 'x'.repeat(300_000);
    const { root, build: opened } = build(asset);
    const origin = await open(createSiteServer({ build: opened, api }));
    for (let count = 0; count < 2; count++) {
      const { status, body } = await ask(origin, '/assets/more-a1.webp');
      expect([status, body.toString() === asset]).toEqual([200, true]);
    }
    removeFiles(root);
    expect((await ask(origin, '/assets/more-a1.webp')).status).toBe(404);
  });
});

describe('createReadyFiles', () => {
  it('forgets the file that was not requested for the longest time when memory is full', async () => {
    const { root, build: opened } = build();
    const ready = createReadyFiles(opened, undefined, { perFile: 1_000, ofAll: 10_000 });
    const inUse = { build: opened, verify: () => {} };
    const server = createServer((request, response) => {
      if (ready.sendReady(request, response)) return;
      const file = (request.url ?? '').slice(1);
      ready
        .send(request, response, inUse, { kind: 'file', status: 200, file })
        .catch(() => response.writeHead(500).end());
    });
    const origin = await open(server);
    for (const file of ['empty.txt', 'favicon.svg', 'share/home.png'])
      await ask(origin, `/${file}`);
    removeFiles(root);
    const answers = ['empty.txt', 'favicon.svg', 'share/home.png'].map(
      async (file) => (await ask(origin, `/${file}`)).status,
    );
    expect(await Promise.all(answers)).toEqual([500, 200, 200]);
    expect((await ask(origin, '/share/home.png')).body.toString()).toBe(contents['share/home.png']);
  });
});
