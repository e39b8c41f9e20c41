import { expect } from 'storybook/test';
import { longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { noScreenshot } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ReasonCard } from './ReasonCard.tsx';
import { reasons } from '#.storybook/fixtures/products.ts';
import { inCardWidth } from '#.storybook/fixtures/cardWidth.tsx';

const meta = preview.meta({
  title: 'Cards/ReasonCard',
  component: ReasonCard,
  args: reasons[0],
  decorators: [inCardWidth],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Quality' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'See our standards' });
    await expect(link).toHaveAttribute('href', '/why-choose/quality');
  },
});

/** On phones the link covers the card, and screen readers read its label. */
export const OnPhone = Default.extend({
  ...noScreenshot,
  globals: { viewport: { value: 'w360' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See our standards' });
    const { left, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, bottom - 8)).toBe(link);
  },
});

export const OnCrease = meta.story({ globals: { surface: 'crease' } });

export const LongText = meta.story({
  args: { title: longTitle, text: longText, linkLabel: 'Read all six of our standards in full' },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, text: unbrokenWord },
  ...narrow,
});
