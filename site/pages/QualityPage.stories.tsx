import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { quality } from '../content/whyChoose/quality.ts';
import {
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({ ...pageStories, title: 'Pages/Quality', args: { path: quality.path } });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, quality.intro.title, quality.head);
    for (const { title } of quality.standards.items) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    }
  }),
});
