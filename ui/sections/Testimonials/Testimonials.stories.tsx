import { expect } from 'storybook/test';
import { longText, narrow } from '#.storybook/edges';
import { everyWindow } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { bearingsInWheelsThumb, lacesInUseThumb, tapeBand } from '#ui/pictures';
import { Testimonials } from './Testimonials.tsx';
import { testimonials } from '#.storybook/fixtures/testimonials.ts';

const meta = preview.meta({
  title: 'Sections/Testimonials',
  component: Testimonials,
  args: {
    title: 'What players are saying',
    lead: 'A defenseman, a coach and a parent on the gear in their bags.',
    testimonials: testimonials,
  },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What players are saying' })).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
    const ratings = canvas.getAllByText(/^Rated/);
    await expect(ratings.map(({ textContent }) => textContent)).toEqual([
      'Rated 5.0 out of 5',
      'Rated 4.5 out of 5',
      'Rated 5.0 out of 5',
    ]);
  },
});

/** Each quote has a picture of its product, the first a large one. */
export const WithPictures = meta.story({
  args: {
    testimonials: [
      { ...testimonials[0], picture: tapeBand },
      { ...testimonials[1], picture: lacesInUseThumb },
      { ...testimonials[2], picture: bearingsInWheelsThumb },
    ],
  },
  ...everyWindow,
});

/** The large quote is much longer than the others. */
export const LongText = meta.story({
  args: {
    testimonials: testimonials.map((one, place) =>
      place === 0 ? { ...one, quote: longText } : one,
    ),
  },
});

export const Narrow = meta.story(narrow);
