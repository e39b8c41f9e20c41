import { onDesktopToo, pageStories, showsNoProductPicture, showsProduct } from '#.storybook/pages';
import preview from '#.storybook/preview';
import { lacesPage } from '../content/products/laces.ts';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Hockey Laces',
  args: { path: lacesPage.path },
});

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: showsProduct(lacesPage, '$7.99'),
});

/** The product's color, blue, replaces every picture. The price and the store link stay. */
export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: showsNoProductPicture(lacesPage),
});
