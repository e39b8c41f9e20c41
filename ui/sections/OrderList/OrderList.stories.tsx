import { expect, within } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { noScreenshot, onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { OrderList } from './OrderList.tsx';
import { orderedProducts } from '#.storybook/fixtures/products.ts';

const meta = preview.meta({
  title: 'Sections/OrderList',
  component: OrderList,
  args: {
    id: 'products',
    title: 'Shop by product',
    lead: 'Choose what is missing from your bag, and order it in our store.',
    products: orderedProducts,
  },
});

/** The page where to buy shows the other windows. */
export const Default = meta.story({
  ...onlyAt('w768'),
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Shop by product' });
    const names = within(region).getAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Hockey Tape',
      'Hockey Laces',
      'Bearings',
    ]);
    await expect(canvasElement.querySelector('#products')).toBe(region);
  },
});

export const OneItem = meta.story({
  ...noScreenshot,
  args: { products: orderedProducts.slice(0, 1) },
});

export const LongText = meta.story({
  ...noScreenshot,
  args: { title: longTitle, lead: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, lead: unbrokenWord },
  ...narrow,
  ...noScreenshot,
});

export const Narrow = meta.story(fits);
