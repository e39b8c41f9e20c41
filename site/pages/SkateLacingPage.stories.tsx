import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { skateLacing } from '../content/guides/skateLacing.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/How to lace hockey skates',
  args: { path: skateLacing.path },
});

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, skateLacing.title, skateLacing.head);
  }),
});
