// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { Baselines, budget } from './baselines.ts';
import { shotsOf, type ChromaticParameters } from './plan.ts';

// Addons say nothing about pictures, and take longer to load than all stories.
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

/** A full build of Chromatic takes so many; its free plan has 5,000 in a month. */
const ceiling = 1500;

interface ComposedStory {
  composed: { parameters: { chromatic?: ChromaticParameters } };
}

const modules = import.meta.glob<Record<string, ComposedStory>>(
  [
    '../../ui/**/*.stories.tsx',
    '../../site/pages/*.stories.tsx',
    '../{pages,states}/*.stories.tsx',
  ],
  { eager: true },
);
const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).map(([name, { composed }]) => {
    const title = path.replace(/^(?:\.\.\/)+(?:ui\/)?/, '').replace('.stories.tsx', '');
    return { id: `${title}--${name}`, title, name, chromatic: composed.parameters.chromatic };
  }),
);
const shots = stories.flatMap(shotsOf);

describe('the budget', () => {
  it(`has room: ${shots.length} pictures of ${stories.length} stories, ${ceiling} at most`, () => {
    expect(stories.length).toBeGreaterThan(400);
    expect(shots.length).toBeLessThanOrEqual(ceiling);
  });

  it('counts no picture twice', () => {
    expect(new Set(shots.map(({ file }) => file)).size).toBe(shots.length);
  });

  it('of what is committed is kept', async () => {
    const baselines = new Baselines(new URL('./baselines', import.meta.url).pathname);
    expect(await baselines.weigh()).toBeLessThanOrEqual(budget);
  });
});

it.each(['sections', 'frame'])('%s are taken in three windows', (group) => {
  const defaults = shots.filter(
    ({ story }) => story.title.startsWith(`${group}/`) && story.name === 'Default',
  );
  const titles = new Set(defaults.map(({ story }) => story.title));
  expect(titles.size).toBeGreaterThan(2);
  expect(defaults.length).toBe(3 * titles.size);
});
