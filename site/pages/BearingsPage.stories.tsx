import { onDesktopToo, pageStories, showsNoProductPicture, showsProduct } from '#.storybook/pages';
import preview from '#.storybook/preview';
import { bearingsPage } from '../content/products/bearings.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Bearings',
  args: { path: bearingsPage.path },
});

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: showsProduct(bearingsPage, '$24.99'),
});

/** The product's color, green, replaces every picture. The price and the store link stay. */
export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: showsNoProductPicture(bearingsPage),
});
