import { expect } from 'storybook/test';
import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { noScreenshot, wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { notFound } from '../content/notFound.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Not found',
  args: { path: '/terms-of-service' },
});

/** An unknown path. The terms of service are one until the owner writes them, and the page says so. */
export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, '404 Page Not Found', notFound.head);
    await expect(canvas.getByRole('link', { name: notFound.home.label })).toBeVisible();
    await expect(canvas.getByText(/terms of service are being written/)).toBeVisible();
  }),
});

/** Another unknown path, where the sentence about the legal texts is hidden. */
export const Mistyped = meta.story({
  ...noScreenshot,
  args: { path: '/hockey-tap' },
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, '404 Page Not Found', notFound.head);
    await expect(canvas.getByText(/terms of service are being written/)).not.toBeVisible();
  }),
});
