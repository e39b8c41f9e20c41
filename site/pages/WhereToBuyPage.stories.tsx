import { expect } from 'storybook/test';
import { expectNoPictures, expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { orderRows } from '../content/products/orderRows.ts';
import { whereToBuy } from '../content/whereToBuy.ts';

const rows = orderRows(whereToBuy.products.storeLabel);

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Where to buy',
  args: { path: whereToBuy.path },
});

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, whereToBuy.intro.title, whereToBuy.head);
    await expect(canvas.getByRole('heading', { name: 'Shipping & Returns' })).toBeVisible();
    // One for each pack.
    const buttons = rows.flatMap(({ packs }) => (packs ? packs.map(({ name }) => name) : ['one']));
    await expect(canvas.getAllByRole('link', { name: /BUY ON AMAZON/i })).toHaveLength(
      buttons.length,
    );
  }),
});

/** The product's color fills the space of each picture. */
export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: inOwnScenario(async ({ canvas }) => {
    await expectNoPictures(
      canvas,
      rows.map(({ pictureAlt }) => pictureAlt),
    );
  }),
});
