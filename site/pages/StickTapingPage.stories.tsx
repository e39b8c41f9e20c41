import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { stickTaping } from '../content/guides/stickTaping.ts';
import {
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Stick taping guide',
  args: { path: stickTaping.path },
});

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, stickTaping.title, stickTaping.head);
    await expect(canvas.getByRole('heading', { name: 'What you need' })).toBeVisible();
  }),
});
