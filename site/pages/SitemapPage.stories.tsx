import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { sitemap } from '../content/sitemap.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const meta = preview.meta({ ...pageMeta, title: 'Pages/Sitemap' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf('/sitemap', 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, sitemap.intro.title, sitemap.head);
    await expect(canvas.getByRole('link', { name: 'Product Histories' })).toBeVisible();
  }),
});
