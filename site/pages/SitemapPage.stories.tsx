import { expect } from 'storybook/test';
import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { sitemap } from '../content/sitemap.ts';

const meta = preview.meta({ ...pageStories, title: 'Pages/Sitemap', args: { path: sitemap.path } });

export const Loaded = meta.story({
  ...phoneAndDesktop,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, sitemap.intro.title, sitemap.head);
    await expect(canvas.getByRole('link', { name: 'Product Histories' })).toBeVisible();
  }),
});
