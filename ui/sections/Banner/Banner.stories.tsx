import { expect } from 'storybook/test';
import { onlyAt, inModes, large } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ClosingBanner } from '#ui';
import {
  expectNoSidewaysScroll,
  longText,
  longTitle,
  unbrokenWord,
} from '../../../.storybook/fixtures/edges.ts';

const meta = preview.meta({
  title: 'Sections/ClosingBanner',
  parameters: inModes(large),
  component: ClosingBanner,
  args: {
    title: 'Ready to upgrade your hockey gear?',
    text: 'Everything we make is on Amazon, in one store. Tape, laces and bearings, in time for the next game.',
    store: { label: 'Shop on Amazon', href: 'https://example.com/store' },
    more: { label: 'Where to buy', href: '/where-to-buy' },
  },
});

/** One question, one red button. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    const store = canvas.getByRole('link', { name: 'Shop on Amazon (opens in a new tab)' });
    await expect(store).toHaveAttribute('href', args.store.href);
    await expect(canvas.getByRole('link', { name: 'Where to buy' })).toBeVisible();
  },
});

export const StoreOnly = meta.story({
  render: ({ title, text, store }) => <ClosingBanner title={title} text={text} store={store} />,
});

export const LongText = meta.story({ args: { title: longTitle, text: longText } });

export const UnbrokenWord = meta.story({
  ...onlyAt('w320'),
  args: { title: unbrokenWord },
  play: expectNoSidewaysScroll,
});

export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});
