import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withBuildLock } from './buildLock.ts';

let dist = '';
const lock = () => resolve('.cache', `${basename(dist)}.lock`);

beforeEach(async () => {
  await mkdir(resolve('.cache'), { recursive: true });
  dist = await mkdtemp(resolve('.cache/lock-test-'));
});
afterEach(async () => {
  for (const path of [dist, lock(), `${lock()}.json`]) {
    await rm(path, { recursive: true, force: true });
  }
});

const run = () => withBuildLock(dist, 'npm run build', () => Promise.resolve('done'));

describe('withBuildLock', () => {
  it('names the command that runs, and lets the next one run after it', async () => {
    await withBuildLock(dist, 'npm run build:blog', async () => {
      await expect(run()).rejects.toThrow(
        new RegExp(`\\(npm run build:blog, process ${process.pid}, since 20.*\\)\\. Wait until`),
      );
    });
    expect(await run()).toBe('done');
    await expect(stat(lock())).rejects.toThrow('ENOENT');
  });

  it('is released by a command that fails', async () => {
    const failing = () => Promise.reject(new Error('The API is down.'));
    await expect(withBuildLock(dist, 'npm run build', failing)).rejects.toThrow('The API is down.');
    expect(await run()).toBe('done');
  });

  it('takes over from a process that was killed', async () => {
    await mkdir(lock());
    const killed = { command: 'npm run build', pid: 2 ** 22 + 1, host: hostname(), since: '' };
    await writeFile(`${lock()}.json`, JSON.stringify(killed));
    expect(await run()).toBe('done');
  });

  it('takes over a lock of another machine that was not renewed for a minute', async () => {
    await mkdir(lock());
    await writeFile(`${lock()}.json`, JSON.stringify({ pid: process.pid, host: 'elsewhere' }));
    await expect(run()).rejects.toThrow('Another command is writing');
    const before = Date.now() / 1000 - 90;
    await utimes(lock(), before, before);
    expect(await run()).toBe('done');
  });
});
