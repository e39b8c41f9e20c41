import { expect, within } from 'storybook/test';
import { narrow } from '#.storybook/edges';
import { everyWindow, onlyAt, phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ProductShowcase } from './ProductShowcase.tsx';
import { products, sixProducts } from '#.storybook/fixtures/products.ts';

const meta = preview.meta({
  title: 'Sections/ProductShowcase',
  component: ProductShowcase,
  args: {
    id: 'products',
    title: 'Three things in every good hockey bag',
    lead: 'One for your shins, one for your skates, one for your wheels.',
    products,
  },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Three things in every good hockey bag' });
    const names = within(region).getAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Hockey Tape',
      'Hockey Laces',
      'Bearings',
    ]);
    // The target of the hero's 'Explore products' link.
    await expect(canvasElement.querySelector('#products')).toBe(region);
  },
});

export const Narrow = meta.story(narrow);

/** For a page on which a visitor chooses and orders: on phones, with small pictures. */
export const Compact = meta.story({
  ...onlyAt('w360'),
  args: { isCompact: true },
  play: async ({ canvas }) => {
    const [picture] = canvas.getAllByRole('img');
    const [name] = canvas.getAllByRole('heading', { level: 3 });
    const besidePicture = name?.getBoundingClientRect().left ?? 0;
    await expect(besidePicture).toBeGreaterThan(picture?.getBoundingClientRect().right ?? 0);
  },
});

/** The other products of a product page, beside the heading on wide windows. */
export const TwoItems = meta.story({
  ...phoneAndDesktop,
  args: {
    products: products.slice(0, 2),
    more: { label: 'Where to buy', href: '/where-to-buy' },
  },
});

/** Two rows of two cards, and one row in wide windows. */
export const FourItems = meta.story({
  ...phoneAndDesktop,
  args: { products: sixProducts.slice(0, 4) },
});

/** Two of five cards are in the middle of the second row. */
export const FiveItems = meta.story({
  ...onlyAt('w1440'),
  args: { products: sixProducts.slice(0, 5) },
});

export const SixItems = meta.story({
  ...phoneAndDesktop,
  args: { products: sixProducts },
});

export const OneItem = meta.story({ args: { products: products.slice(0, 1) } });
