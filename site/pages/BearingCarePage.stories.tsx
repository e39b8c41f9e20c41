import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { bearingCare } from '../content/guides/bearingCare.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/How to clean skate bearings',
  args: { path: bearingCare.path },
});

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, bearingCare.title, bearingCare.head);
  }),
});
