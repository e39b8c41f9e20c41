/** Every gate of the stories is alive: it fails the story that it must fail, and says why. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBrowser } from '../.ci/browser.ts';

interface Report {
  testResults: {
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

const root = fileURLToPath(new URL('../', import.meta.url));
const config = '.storybook/canaries/vitest.config.ts';

/** Runs the canaries as the stories are run; answers with the exit code and each story's end. */
const runCanaries = async (browser: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'canaries-'));
  const report = join(folder, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--config', config, '--reporter=json', `--outputFile=${report}`];
  try {
    const run = spawn(process.execPath, [vitest, ...args], {
      cwd: root,
      env: { ...process.env, CHROMIUM: browser },
      stdio: 'ignore',
    });
    const [code] = (await once(run, 'exit')) as [number | null];
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
    const stories = testResults.flatMap(({ assertionResults }) => assertionResults);
    return { code, stories };
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe('a run of the canaries', () => {
  let outcome: Awaited<ReturnType<typeof runCanaries>>;
  beforeAll(async () => {
    outcome = await runCanaries(await ensureBrowser());
  }, 120_000);

  const story = (title: string) => outcome.stories.find((one) => one.title === title);

  it('fails', () => expect(outcome.code).toBe(1));

  it('has a sound one, which passes', () => expect(story('Sound')?.status).toBe('passed'));

  it.each(['Storage', 'Storage Again', 'Zone', 'Fonts', 'Animation', 'Link'])(
    '%s is held still by the kit',
    (title) => expect(story(title)?.status).toBe('passed'),
  );

  it.each([
    ['Image Without Words', 'Images must have alternative text'],
    ['Unknown Address', 'stories have no network: /api/blog/posts'],
    ['Picture From Elsewhere', 'a picture from elsewhere: http://127.0.0.1:9/puck.png'],
    ['False Claim', 'A ball.'],
  ])('%s fails: %s', (title, reason) => {
    expect(story(title)?.status).toBe('failed');
    expect(story(title)?.failureMessages.join('\n')).toContain(reason);
  });
});

describe('the order of the sidebar', () => {
  const titles = async (...all: string[]) => {
    const sort: unknown = getStorySortParameter(
      await readFile(join(root, '.storybook/preview.tsx'), 'utf8'),
    );
    if (typeof sort !== 'function') throw new Error('preview.tsx has no storySort function.');
    const compare = (a: string, b: string) => Number(sort({ title: a }, { title: b }));
    return all.toSorted(compare);
  };

  it('is fixed', async () => {
    const order = [
      'Guide/Introduction',
      'States/Components',
      'Foundations/Color',
      'Foundations/Type',
      'Layout/Grid',
      'Primitives/Badge',
      'Primitives/Logo',
      'Cards/PostCard',
      'Frame/Header',
      'Pages/About us',
    ];
    await expect(titles(...order.toReversed())).resolves.toEqual(order);
  });

  it('refuses a group that it does not know', async () => {
    await expect(titles('Widgets/Puck', 'Cards/PostCard')).rejects.toThrow(
      "'Widgets/Puck' is in no known group",
    );
  });
});
