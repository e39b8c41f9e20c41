import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { notFound } from '../content/notFound.ts';
import {
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Not found',
  args: { path: '/privacy-policy' },
});

/** Any address that is no page's; the privacy policy is one of them, by the owner's wish. */
export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, '404 Page Not Found', notFound.head);
    await expect(canvas.getByRole('link', { name: notFound.home.label })).toBeVisible();
  }),
});
