import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { lacesPage } from '../content/products/laces.ts';
import {
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Hockey Laces',
  args: { path: lacesPage.path },
});

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, lacesPage.detail.name, lacesPage.head);
    await expect(canvas.getByText('$7.99')).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ });
    await expect(buy).toHaveAttribute('target', '_blank');
  }),
});

/** The product's color, blue, replaces every picture. The price and the store link stay. */
export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: inOwnScenario(async ({ canvas }) => {
    const [main] = lacesPage.alts;
    const picture = () => canvas.getByRole('img', { name: main });
    await waitFor(() => expect(picture()).not.toHaveAttribute('src'));
    await expect(canvas.getByRole('link', { name: /^BUY NOW ON AMAZON/ })).toBeVisible();
  }),
});
