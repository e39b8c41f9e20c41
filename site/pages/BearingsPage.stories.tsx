import { pageStories, showsNoProductPicture, showsProduct } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { productPage } from '../content/products/page.ts';
import { product } from '../products/bearings.ts';

const page = productPage({ ...product(), key: 'bearings' });

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Bearings',
  args: { path: page.path },
});

export const Loaded = meta.story({
  ...wholePage,
  play: showsProduct(page),
});

/** The product's color, green, replaces every picture. The price and the store link stay. */
export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: showsNoProductPicture(page),
});
