import { expect } from 'storybook/test';
import { expectNoPictures, expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { about } from '../content/about.ts';

const meta = preview.meta({ ...pageStories, title: 'Pages/About', args: { path: about.path } });

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, about.intro.title, about.head);
    for (const name of ['Our Story', 'Our Commitment', 'Join the Crossbar Team']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  }),
});

export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: inOwnScenario(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our Story' })).toBeVisible();
    await expectNoPictures(canvas, [about.story.pictureAlt]);
  }),
});
