import { expect, within } from 'storybook/test';
import { fits, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { LinkIndex } from './LinkIndex.tsx';
import { footer } from '#.storybook/fixtures/frame.ts';

const meta = preview.meta({
  title: 'Sections/LinkIndex',
  component: LinkIndex,
  args: { groups: footer.groups },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const products = canvas.getByRole('navigation', { name: 'Products' });
    await expect(within(products).getAllByRole('link')).toHaveLength(4);
    const store = canvas.getByRole('link', { name: 'Amazon store (opens in a new tab)' });
    await expect(store).toHaveAttribute('target', '_blank');
  },
});

export const LongText = meta.story({
  args: { groups: [{ title: longTitle, links: [{ label: longTitle, href: '/long' }] }] },
});

export const UnbrokenWord = meta.story({
  args: { groups: [{ title: unbrokenWord, links: [{ label: unbrokenWord, href: '/word' }] }] },
  ...narrow,
});

export const Narrow = meta.story(fits);
