import { expect, fn, waitFor, type within } from 'storybook/test';
import {
  expectNoHorizontalScroll,
  longText,
  missingPicture,
  unbrokenWord,
} from '#.storybook/edges';
import { everyWindow, forcedColors, inChromatic, noScreenshot, onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { hovered } from '#.storybook/pseudoStates';
import { PictureViewer, type PictureViewerProps } from './PictureViewer.tsx';
import { toneNames } from '../../foundations/tokens/index.ts';
import { browserInput } from '#.storybook/fixtures/browserInput.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { productImages } from '#.storybook/fixtures/productImages.ts';

const pictures = productImages.map(({ full, alt }) => ({ picture: full, alt }));
const withAlts = (alts: readonly string[]) =>
  pictures.map((one, index) => ({ ...one, alt: `${alts[index % alts.length] ?? ''} ${index}` }));

const tapeScale: PictureViewerProps['scale'] = {
  drawing: { shape: 'strip', width: 25.4 },
  text: 'The tape is 1 inch wide, as wide as a puck is thick.',
};

const meta = preview.meta({
  title: 'Sections/PictureViewer',
  component: PictureViewer,
  argTypes: { tone: choice(toneNames) },
  args: {
    label: 'Pictures of Hockey Tape',
    pictures,
    tone: 'red' as const,
    start: 0,
    scale: tapeScale,
    onClose: fn(),
  },
});

type Canvas = ReturnType<typeof within>;

const expectShown = (canvas: Canvas, number: number) =>
  waitFor(async () => {
    await expect(canvas.getByText(`Picture ${number} of 4`)).toBeVisible();
    const button = canvas.getAllByRole('button', { name: /^Zoom/ })[number - 1];
    await expect(Math.round(button?.getBoundingClientRect().left ?? Number.NaN)).toBe(0);
  });

/** Buttons and arrow keys show the other pictures, the first after the last. */
export const Default = meta.story({
  ...inChromatic(everyWindow),
  play: async ({ canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await expect(close.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectShown(canvas, 1);
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(canvas, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expectShown(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expectShown(canvas, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expectShown(canvas, 1);
  },
});

/** Shows the clicked part of the picture as large as its file is. The box scrolls, by keyboard too. */
export const Zoomed = meta.story({
  args: { start: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const zoomed = canvas.getByRole('button', { name: /^Zoom out: Two legs/ });
    const width = Math.max(pictures[1]?.picture.width ?? 0, innerWidth);
    await waitFor(() => expect(zoomed.clientWidth).toBe(width));
    const box = zoomed.parentElement;
    await waitFor(() => expect(box?.scrollTop).toBeGreaterThan(0));
    const before = box?.scrollTop ?? 0;
    const input = await browserInput();
    if (input) {
      await input.keyboard('{ArrowDown}');
      await waitFor(() => expect(box?.scrollTop).toBeGreaterThan(before));
    }
    await expect(canvas.getByText('Picture 2 of 4')).toBeVisible();
  },
});

/** The focus stays on the picture in sight. */
export const ByKeyboard = meta.story({
  ...noScreenshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Zoom in: A roll of/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Zoom in: Two legs/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { name: /^Zoom in/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(1));
  },
});

/** A round part beside the puck from above. */
export const RoundScale = meta.story({
  args: {
    tone: 'green',
    scale: {
      drawing: { shape: 'ring', outer: 22, bore: 8 },
      text: 'A 608 bearing is 22 mm across, a puck 76 mm.',
    },
  },
});

export const WithoutScale = meta.story({
  ...noScreenshot,
  args: { scale: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/puck/)).not.toBeInTheDocument();
  },
});

/** A busy machine takes a while to answer that the picture is missing. */
const loadTimeoutMs = 10_000;

/** Shows the product's color and the text alternative. */
export const BrokenImage = meta.story({
  args: {
    pictures: pictures.map((one) => ({
      ...one,
      picture: { ...one.picture, src: missingPicture, sources: [] },
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getAllByRole('img', { name: /tape/ })[0]).not.toHaveAttribute('src'),
      { timeout: loadTimeoutMs },
    );
  },
});

export const LongText = meta.story({ args: { pictures: withAlts([longText]) } });

export const UnbrokenWord = meta.story({
  args: { pictures: withAlts([unbrokenWord]), scale: undefined },
  ...onlyAt('w320'),
  play: expectNoHorizontalScroll,
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Zoom in: A roll of/ })).toHaveFocus();
  },
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});
