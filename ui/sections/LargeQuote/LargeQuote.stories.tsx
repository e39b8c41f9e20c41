import { expect } from 'storybook/test';
import { longText, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { forcedColors, noScreenshot, onlyAt, printed } from '#.storybook/windows';
import { tapeBand } from '#ui/pictures';
import preview from '#.storybook/preview';
import { LargeQuote } from './LargeQuote.tsx';
import { testimonials } from '#.storybook/fixtures/testimonials.ts';

const [first] = testimonials;

/** A testimonial without its rating. */
const unrated = { ...first, rating: undefined };

const meta = preview.meta({
  title: 'Sections/LargeQuote',
  component: LargeQuote,
  args: {
    title: 'Said in the room',
    lead: 'They kept their names to themselves.',
    testimonials,
    picture: tapeBand,
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(first.quote)).toBeVisible();
    await expect(canvas.getByText(first.author)).toBeVisible();
    await expect(canvasElement.querySelectorAll('blockquote')).toHaveLength(testimonials.length);
  },
});

export const Tablet = Default.extend({ ...onlyAt('w768'), tags: ['!autodocs'] });

export const Alone = meta.story({ args: { testimonials: [first] } });

export const NoRating = meta.story({
  ...noScreenshot,
  args: { testimonials: [unrated] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Rated/)).toBeNull();
    await expect(canvas.getByText(first.quote)).toBeVisible();
  },
});

export const NoImage = meta.story({ ...onlyAt('w768'), args: { picture: '' } });

/** A failed picture leaves its dark box. */
export const BrokenImage = meta.story({ ...onlyAt('w768'), args: { picture: missingPicture } });

export const LongText = meta.story({
  args: { testimonials: [{ ...first, quote: longText, position: longText }] },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    testimonials: [{ ...first, quote: unbrokenWord, author: unbrokenWord, position: unbrokenWord }],
  },
  ...narrow,
});

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
