import { expect } from 'storybook/test';
import { longText, narrow, unbrokenWord } from '#.storybook/edges';
import preview from '#.storybook/preview';
import { TestimonialCard } from './TestimonialCard.tsx';
import { inCardWidth } from '#.storybook/fixtures/cardWidth.tsx';
import { testimonials } from '#.storybook/fixtures/testimonials.ts';

const [, { id: _id, ...coach }] = testimonials;

const meta = preview.meta({
  title: 'Cards/TestimonialCard',
  component: TestimonialCard,
  args: coach,
  decorators: [inCardWidth],
});

/** The rating is read as text. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated 4.5 out of 5')).toBeInTheDocument();
    await expect(canvas.getByText(coach.quote)).toBeVisible();
    await expect(canvas.getByText('Coach Dana R.')).toBeVisible();
    await expect(canvas.getByText('Youth hockey coach')).toBeVisible();
  },
});

/** The quote leads to its product. */
export const WithProduct = meta.story({
  args: { product: { label: 'See the laces', href: '/hockey-laces' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the laces' })).toBeVisible();
  },
});

export const FullRating = meta.story({ args: { rating: 5 } });

export const Large = meta.story({ args: { size: 'lg' } });

export const LongText = meta.story({
  args: { quote: longText, position: 'Parent of three, and of the spare goalie' },
});

export const UnbrokenWord = meta.story({
  args: { quote: unbrokenWord, author: unbrokenWord, position: unbrokenWord },
  ...narrow,
});
