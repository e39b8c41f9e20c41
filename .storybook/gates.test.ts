/** Shows that each gate of the story run can fail: runs invalid stories, and reads why they failed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { beforeAll, describe, expect, it } from 'vitest';

interface Report {
  testResults: {
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

const root = fileURLToPath(new URL('../', import.meta.url));

/** Runs the stories of `gates/` in a browser. Returns the exit code and the result of each story. */
const runGateStories = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gates-'));
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      '.storybook/gates/vitest.config.ts',
    ].concat(['--reporter=json', `--outputFile=${report}`]),
    { cwd: root, stdio: 'ignore' },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  return { status, stories: testResults.flatMap(({ assertionResults }) => assertionResults) };
};

describe('the story run', () => {
  let result: ReturnType<typeof runGateStories>;
  beforeAll(() => {
    result = runGateStories();
  }, 120_000);

  const story = (title: string) => result.stories.find((one) => one.title === title);

  it('fails when a story fails', () => expect(result.status).toBe(1));

  it.each(
    ['Valid', 'Storage', 'Storage Again', 'Zone', 'Other Zone', 'Forced Colors', 'Fonts'].concat([
      'Animation',
      'Link',
      'Docs Page',
    ]),
  )('passes the story %s', (title) => expect(story(title)?.status).toBe('passed'));

  it.each([
    ['Image Without Alt', 'Images must have alternative text'],
    ['Unknown Request', 'stories have no network: /api/blog/posts'],
    ['Foreign Picture', 'http://127.0.0.1:9/puck.png'],
    ['Nothing Rendered', 'The story shows nothing, and has no play function'],
    ['Only Hidden Text', 'The story shows nothing, and has no play function'],
    ['Logged Error', 'Each child in a list should have a unique "key" prop'],
    ['Render Error', 'No stick.'],
    ['Wrong Expectation', 'A ball.'],
  ])('fails the story %s: %s', (title, reason) => {
    expect(story(title)?.status).toBe('failed');
    expect(story(title)?.failureMessages.join('\n')).toContain(reason);
  });
});

describe('storySort', () => {
  const titles = async (...all: string[]) => {
    const sort: unknown = getStorySortParameter(
      readFileSync(join(root, '.storybook/preview.tsx'), 'utf8'),
    );
    if (typeof sort !== 'function') throw new Error('preview.tsx has no storySort function.');
    const compare = (a: string, b: string) => Number(sort({ title: a }, { title: b }));
    return all.toSorted(compare);
  };

  it('sorts groups and guides in the order of the sidebar', async () => {
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
      'Pages/About',
    ];
    await expect(titles(...order.toReversed())).resolves.toEqual(order);
  });

  it('throws for an unknown group', async () => {
    await expect(titles('Widgets/Puck', 'Cards/PostCard')).rejects.toThrow(
      "'Widgets/Puck' is in no known group",
    );
  });
});
