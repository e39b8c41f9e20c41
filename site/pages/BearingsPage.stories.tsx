import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { bearingsPage } from '../content/products/bearings.ts';
import {
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Bearings',
  args: { path: bearingsPage.path },
});

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, bearingsPage.detail.name, bearingsPage.head);
    await expect(canvas.getByText('$24.99')).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ });
    await expect(buy).toHaveAttribute('target', '_blank');
  }),
});

/** The product's color, green, replaces every picture. The price and the store link stay. */
export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: inOwnScenario(async ({ canvas }) => {
    const [main] = bearingsPage.alts;
    const picture = () => canvas.getByRole('img', { name: main });
    await waitFor(() => expect(picture()).not.toHaveAttribute('src'));
    await expect(canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ })).toBeVisible();
  }),
});
