import { expect } from 'storybook/test';
import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { performance } from '../content/whyChoose/performance.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Performance',
  args: { path: performance.path },
});

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, performance.intro.title, performance.head);
    for (const figure of ['97%', '8.9/10', '3x', '100%']) {
      await expect(canvas.getByText(figure)).toBeVisible();
    }
  }),
});
