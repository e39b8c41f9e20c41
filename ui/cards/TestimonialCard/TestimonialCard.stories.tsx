import { expect } from 'storybook/test';
import { longText, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { lacesInUseThumb, tapeBand } from '#ui/pictures';
import { everyWindow, noScreenshot } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { TestimonialCard } from './TestimonialCard.tsx';
import { inCardWidth } from '#.storybook/fixtures/cardWidth.tsx';
import { testimonials } from '#.storybook/fixtures/testimonials.ts';

const [, { id: _id, ...coach }] = testimonials;

const meta = preview.meta({
  title: 'Cards/TestimonialCard',
  component: TestimonialCard,
  args: {
    ...coach,
    product: { label: 'See the laces', href: '/hockey-laces' },
    picture: lacesInUseThumb,
  },
  decorators: [inCardWidth],
});

/** The rating is read as text. A small picture of the product stands beside the author. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Rated 4.5 out of 5')).toBeInTheDocument();
    await expect(canvas.getByText(coach.quote)).toBeVisible();
    await expect(canvas.getByText('Coach Dana R.')).toBeVisible();
    await expect(canvas.getByText('Youth hockey coach')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the laces' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
});

/** A quote that is not about one product. */
export const NoImage = meta.story({
  args: { picture: undefined, product: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const BrokenImage = meta.story({
  ...noScreenshot,
  args: { picture: { ...lacesInUseThumb, src: missingPicture, sources: [] } },
});

export const NoRating = meta.story({
  ...noScreenshot,
  args: { rating: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Rated/)).toBeNull();
    await expect(canvas.getByText(coach.quote)).toBeVisible();
  },
});

export const FullRating = meta.story({ args: { rating: 5 } });

/** On a phone the picture is above the quote, in wider windows beside it. */
export const Large = meta.story({
  ...everyWindow,
  args: { size: 'lg', picture: tapeBand },
  parameters: { ...everyWindow.parameters, ownWidth: true },
});

export const LongText = meta.story({
  args: { quote: longText, position: 'Parent of three, and of the spare goalie' },
});

export const UnbrokenWord = meta.story({
  args: { quote: unbrokenWord, author: unbrokenWord, position: unbrokenWord },
  ...narrow,
});
