import { expect } from 'storybook/test';
import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { stickTaping } from '../content/guides/stickTaping.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/How to tape a hockey stick',
  args: { path: stickTaping.path },
});

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, stickTaping.title, stickTaping.head);
    await expect(canvas.getByRole('heading', { name: 'Materials' })).toBeVisible();
  }),
});
