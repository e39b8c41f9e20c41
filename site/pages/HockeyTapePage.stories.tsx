import { onDesktopToo, pageStories, showsNoProductPicture, showsProduct } from '#.storybook/pages';
import preview from '#.storybook/preview';
import { tapePage } from '../content/products/tape.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Hockey Tape',
  args: { path: tapePage.path },
});

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: showsProduct(tapePage, '$9.99 – $18.99'),
});

/** The product's color, red, replaces every picture. The price and the store link stay. */
export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: showsNoProductPicture(tapePage),
});
