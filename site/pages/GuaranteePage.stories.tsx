import { expect } from 'storybook/test';
import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { guarantee } from '../content/whyChoose/guarantee.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Guarantee',
  args: { path: guarantee.path },
});

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, guarantee.intro.title, guarantee.head);
    await expect(canvas.getByRole('heading', { name: 'The terms' })).toBeVisible();
  }),
});
