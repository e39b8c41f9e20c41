import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guarantee } from '../content/whyChoose/guarantee.ts';
import {
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Guarantee',
  args: { path: guarantee.path },
});

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, guarantee.intro.title, guarantee.head);
    await expect(canvas.getByRole('heading', { name: 'The terms' })).toBeVisible();
  }),
});
