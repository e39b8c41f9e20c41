import { expect, waitFor } from 'storybook/test';
import { fits, longText, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { noScreenshot, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Figure } from './Figure.tsx';
import { abecChart, bladeHeelToToe } from '#ui/figures';
import { inCardWidth } from '#.storybook/fixtures/cardWidth.tsx';

const alt = 'A stick blade wrapped in cloth tape from the heel.';

const meta = preview.meta({
  title: 'Sections/Figure',
  component: Figure,
  args: { drawing: bladeHeelToToe, alt },
  decorators: [inCardWidth],
});

/** Loads at once, so that the drawing is printed. */
export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: alt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image).not.toHaveAttribute('loading');
    await expect(image).toHaveAttribute('width', '480');
  },
});

export const WithCaption = meta.story({
  args: {
    drawing: abecChart,
    alt: 'Bars that shrink from left to right.',
    caption: 'The higher the grade, the less the ring may stray.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The higher the grade/)).toBeVisible();
  },
});

export const OnCrease = WithCaption.extend({ globals: { surface: 'crease' } });

/** The text alternative takes the space of the drawing. */
export const BrokenImage = meta.story({
  ...noScreenshot,
  args: { drawing: { ...bladeHeelToToe, src: missingPicture } },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(alt);
    await expect(canvas.getByRole('img', { name: alt })).toBe(words);
    await expect(words).toBeVisible();
    await expect(words.offsetHeight).toBeGreaterThan(100);
  },
});

/** Without a drawing the text alternative is shown. */
export const NoImage = meta.story({ args: { drawing: undefined } });

export const LongText = meta.story({ args: { caption: longText } });

export const UnbrokenWord = meta.story({
  args: { caption: unbrokenWord, alt: `Alt${unbrokenWord}`, drawing: undefined },
  ...narrow,
});

export const Narrow = WithCaption.extend(fits);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
