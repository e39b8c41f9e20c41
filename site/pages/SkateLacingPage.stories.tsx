import preview from '#.storybook/preview';
import { skateLacing } from '../content/guides/skateLacing.ts';
import {
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Skate lacing guide',
  args: { path: skateLacing.path },
});

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, skateLacing.title, skateLacing.head);
  }),
});
