import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { bearingsCard, lacesCard, tapeCard } from '../content/products/cards.ts';
import { whereToBuy } from '../content/whereToBuy.ts';
import {
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Where to buy',
  args: { path: whereToBuy.path },
});

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, whereToBuy.intro.title, whereToBuy.head);
    await expect(canvas.getByRole('heading', { name: 'Shipping & Returns' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /BUY ON AMAZON/i })).toHaveLength(3);
  }),
});

/** The product's color fills the space of each picture. */
export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: inOwnScenario(async ({ canvas }) => {
    for (const { pictureAlt } of [tapeCard, lacesCard, bearingsCard]) {
      const picture = () => canvas.getByRole('img', { name: pictureAlt });
      await waitFor(() => expect(picture()).not.toHaveAttribute('src'));
    }
  }),
});
