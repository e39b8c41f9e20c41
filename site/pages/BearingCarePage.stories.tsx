import { expectOpen, inOwnScenario, onDesktopToo, pageStories } from '#.storybook/pages';
import preview from '#.storybook/preview';
import { bearingCare } from '../content/guides/bearingCare.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/How to clean inline skate bearings',
  args: { path: bearingCare.path },
});

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, bearingCare.title, bearingCare.head);
  }),
});
