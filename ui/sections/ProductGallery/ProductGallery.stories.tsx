import { expect, waitFor, within } from 'storybook/test';
import {
  expectNoHorizontalScroll,
  longText,
  missingPicture,
  unbrokenWord,
} from '#.storybook/edges';
import { everyWindow, forcedColors, noScreenshot, onlyAt, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { focused } from '#.storybook/pseudoStates';
import { ProductGallery } from './ProductGallery.tsx';
import { toneNames } from '../../foundations/tokens/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { browserInput } from '#.storybook/fixtures/browserInput.ts';
import { productImages } from '#.storybook/fixtures/productImages.ts';

const meta = preview.meta({
  title: 'Sections/ProductGallery',
  component: ProductGallery,
  argTypes: { tone: choice(toneNames) },
  args: { label: 'Pictures of Hockey Tape', pictures: productImages, tone: 'red' as const },
});

type Canvas = ReturnType<typeof within>;

const strip = (canvas: Canvas) => canvas.getByRole('region', { name: 'Pictures of Hockey Tape' });
const thumb = (canvas: Canvas, number: number) =>
  canvas.getByRole('link', { name: new RegExp(`^Picture ${number} of 4: \\w`) });
const pictureLink = (canvas: Canvas, number: number) =>
  canvas.getByRole('link', { name: `Enlarge: ${productImages[number - 1]?.alt}` });
const slideInSight = (canvas: Canvas) =>
  Math.round(strip(canvas).scrollLeft / strip(canvas).clientWidth);

const expectInSight = (canvas: Canvas, number: number) =>
  waitFor(async () => {
    await expect(slideInSight(canvas)).toBe(number - 1);
    await expect(thumb(canvas, number)).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('link', { current: true })).toHaveLength(1);
  });

/** Loads the main picture first. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const pictures = within(strip(canvas)).getAllByRole('img');
    await expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(
      productImages.map(({ alt }) => alt),
    );
    await expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    await expectInSight(canvas, 1);
  },
});

/** A click on a thumbnail moves the strip, not the page or its address. */
export const AnotherPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { hash } = location;
    await userEvent.click(thumb(canvas, 3));
    await expectInSight(canvas, 3);
    await expect(location.hash).toBe(hash);
    await userEvent.click(thumb(canvas, 1));
    await expectInSight(canvas, 1);
  },
});

/** Tab reaches the pictures and the thumbnails; arrow keys scroll the strip. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(pictureLink(canvas, 1)).toHaveFocus();
    const input = await browserInput();
    if (input) {
      await input.keyboard('{ArrowRight}');
      await expectInSight(canvas, 2);
    }
    for (const number of [2, 3, 4]) {
      await userEvent.tab();
      await expect(pictureLink(canvas, number)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(thumb(canvas, 1)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectInSight(canvas, 2);
  },
});

/** Scrolling the strip marks the thumbnail of the slide. */
export const Swiped = meta.story({
  play: async ({ canvas }) => {
    strip(canvas).scrollTo({ left: strip(canvas).clientWidth * 3 });
    await expectInSight(canvas, 4);
  },
});

/** A picture opens in the viewer. When that is closed, the strip shows the last picture, with the focus. */
export const Opened = meta.story({
  ...noScreenshot,
  play: async ({ canvas, userEvent }) => {
    // The dev server compiles it at the first import.
    await import('../PictureViewer/index.ts');
    await expect(pictureLink(canvas, 2)).toHaveAttribute('href', productImages[1]?.full.src);
    await userEvent.click(pictureLink(canvas, 2));
    const viewer = within(await canvas.findByRole('dialog'));
    await expect(viewer.getByText('Picture 2 of 4')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(viewer.getByText('Picture 3 of 4')).toBeVisible());
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(pictureLink(canvas, 3)).toHaveFocus());
    await expectInSight(canvas, 3);
  },
});

export const Blue = meta.story({ args: { tone: 'blue' } });
export const Green = meta.story({ args: { tone: 'green' } });

/** Shows the product's color, and keeps the text alternatives. */
export const BrokenImage = meta.story({
  args: {
    pictures: productImages.map((image) => ({
      ...image,
      picture: missingPicture,
      thumb: missingPicture,
    })),
  },
  play: async ({ canvas }) => {
    const pictures = within(strip(canvas)).getAllByRole('img');
    await expect(pictures).toHaveLength(4);
    for (const { alt } of productImages) {
      await waitFor(() =>
        expect(canvas.getByRole('img', { name: alt })).not.toHaveAttribute('src'),
      );
    }
  },
});

const long = [longText, unbrokenWord, ...productImages.slice(2).map(({ alt }) => alt)];

/** Long text alternatives do not widen the page. */
export const LongText = meta.story({
  args: { pictures: productImages.map((image, index) => ({ ...image, alt: long[index] ?? '' })) },
  globals: { viewport: { value: 'w320' } },
  ...noScreenshot,
  play: expectNoHorizontalScroll,
});

/** Thumbnails are at least 44 px wide and high. */
export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    await expectNoHorizontalScroll();
    const { width, height } = thumb(canvas, 4).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
