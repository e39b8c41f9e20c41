import { expect } from 'storybook/test';
import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { quality } from '../content/whyChoose/quality.ts';

const meta = preview.meta({ ...pageStories, title: 'Pages/Quality', args: { path: quality.path } });

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, quality.intro.title, quality.head);
    for (const { title } of quality.standards.items) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    }
  }),
});
