/** The visual gate is alive: what it must catch is planted in a built Storybook of canaries. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureBrowser } from '../../.ci/browser.ts';
import { runVisual } from './run.ts';
import { buildStorybook } from './storybook.ts';

let folder: string;
const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  vi.stubEnv('CHROMIUM', await ensureBrowser());
  folder = await mkdtemp(join(tmpdir(), 'visual-'));
  await buildStorybook('.storybook/canaries', inFolder('storybook'));
}, 120_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const run = async (isUpdate: boolean, ...stories: string[]) => {
  const lines: string[] = [];
  const code = await runVisual({
    isUpdate,
    stories,
    baselines: inFolder('baselines'),
    report: inFolder('report.html'),
    storybook: inFolder('storybook'),
    print: (line) => lines.push(line),
  });
  return { code, said: lines.join('\n') };
};

/** Changes what was built. */
const plant = async (found: string, put: string) => {
  const assets = inFolder('storybook/assets');
  for (const name of await readdir(assets)) {
    const path = join(assets, name);
    const text = await readFile(path, 'utf8');
    if (!text.includes(found)) continue;
    await writeFile(path, text.replace(found, put));
    return;
  }
  throw new Error(`${found} is not in what was built.`);
};

describe('the visual run', { timeout: 60_000 }, () => {
  it('wants accepted pictures', async () => {
    await expect(run(false)).rejects.toThrow('There are no accepted pictures yet');
  });

  it('finds the same again', async () => {
    const stories = ['canaries/goal', 'canaries/crease', 'canaries/sound'];
    const accepted = await run(true, ...stories);
    expect(accepted).toMatchObject({ code: 0, said: expect.stringContaining('3 new') as string });
    const again = await run(false, ...stories);
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('3 same') as string });
  });

  it('catches whatever is not as it was, and shows it', async () => {
    await plant('marginLeft:17', 'marginLeft:18');
    await plant('#bfe0f5', '#bfe0f4');
    await writeFile(inFolder('baselines/canaries--gone.w360.webp'), '');
    const { code, said } = await run(false);
    expect(code).toBe(1);
    expect(said).toContain('changed: Canaries, Goal, 360 px. 120 pixels are different.');
    expect(said).toContain('changed: Canaries, Crease, 360 px. 5,400 pixels are different.');
    expect(said).toContain('failed: Canaries, False Claim, 360 px. ');
    expect(said).toContain('failed: Canaries, Picture From Elsewhere, 360 px. A story shows a');
    expect(said).toContain('failed: Canaries, Unknown Address, 360 px. A story sent a request');
    expect(said).toContain('new: Canaries, Image Without Words, 360 px.');
    expect(said).toContain('gone: Gone, canaries--gone, w360.');
    expect(said).toContain('1 same, 2 changed, 7 new, 1 gone, 3 failed');
    const report = await readFile(inFolder('report.html'), 'utf8');
    const trios = report.match(
      /<figcaption>Accepted<.*?data:image.*?>Now<.*?data:image.*?>Difference<.*?data:image/g,
    );
    expect(trios).toHaveLength(2);
    expect(report).not.toMatch(/(?:src|href)="(?!data:|#)/);
  });
});
