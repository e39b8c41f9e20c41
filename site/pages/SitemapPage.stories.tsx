import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { sitemap } from '../content/sitemap.ts';
import {
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({ ...pageStories, title: 'Pages/Sitemap', args: { path: sitemap.path } });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, sitemap.intro.title, sitemap.head);
    await expect(canvas.getByRole('link', { name: 'Product Histories' })).toBeVisible();
  }),
});
