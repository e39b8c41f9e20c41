import { pageStories, showsNoProductPicture, showsProduct } from '#site/stories';
import { noScreenshot, wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { productPage } from '../content/products/page.ts';
import { product } from '../products/laces.ts';

const page = productPage({ ...product(), key: 'laces' });

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Hockey Laces',
  args: { path: page.path },
});

export const Loaded = meta.story({
  ...wholePage,
  play: showsProduct(page),
});

/** The product's color, blue, replaces every picture, as green does on the page of the bearings. The price and the store link stay. */
export const BrokenPictures = meta.story({
  ...noScreenshot,
  args: { scenario: 'brokenPictures' },
  play: showsNoProductPicture(page),
});
