import { expect, waitFor } from 'storybook/test';
import { forcedColors } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Anatomy, type AnatomyProps } from './Anatomy.tsx';
import { bearingBalls, bearingOuterRing, bearingSeal, tapeSock, tapeStrips } from '#ui/figures';
import { longText, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';

const bearing: AnatomyProps['layers'] = [
  { drawing: bearingOuterRing, part: 'still' },
  { drawing: bearingBalls, part: 'balls' },
  { drawing: bearingSeal, part: 'seal' },
];

const meta = preview.meta({
  title: 'Sections/Anatomy',
  component: Anatomy,
  args: {
    layers: bearing,
    alt: 'A bearing, taken apart: seal, balls, outer ring.',
  },
});

/** One picture for screen readers. Each part is at its place, as with reduced motion. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const drawing = canvas.getByRole('img', { name: args.alt });
    const images = [...drawing.querySelectorAll('img')];
    await waitFor(() => expect(images.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true));
    await expect(new Set(images.map((image) => image.getBoundingClientRect().top)).size).toBe(1);
  },
});

/** The text alternative replaces the whole drawing when a part of it cannot be loaded. */
export const BrokenImage = meta.story({
  args: {
    layers: [bearing[0], { drawing: { ...bearingBalls, src: missingPicture }, part: 'balls' }],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText(args.alt)).toBeVisible();
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    layers: [
      { drawing: tapeSock, part: 'tall' },
      { drawing: tapeStrips, part: 'strips' },
    ],
    alt: longText,
  },
});

export const UnbrokenWord = meta.story({ args: { alt: unbrokenWord }, ...narrow });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});
