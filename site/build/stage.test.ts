import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withStage } from './stage.ts';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'stage-'));
});
afterEach(() => rm(cache, { recursive: true }));

describe('withStage', () => {
  it('removes the folder also when the build fails', async () => {
    const fail = async (folder: string) => {
      expect(existsSync(folder)).toBe(true);
      throw new Error('Failed.');
    };
    await expect(withStage('dist', fail, cache)).rejects.toThrow('Failed.');
    expect(await readdir(cache)).toEqual([]);
  });

  it('removes the folders that a killed build of the same target left', async () => {
    for (const name of ['dist.stage-a/site', 'other.stage-b', 'share']) {
      await mkdir(join(cache, name), { recursive: true });
    }
    await withStage('dist', () => Promise.resolve(), cache);
    expect((await readdir(cache)).toSorted()).toEqual(['other.stage-b', 'share']);
  });
});
