import { expect, fn, waitFor } from 'storybook/test';
import { expectNoHorizontalScroll, longText, longTitle, unbrokenWord } from '#.storybook/edges';
import { everyWindow, forcedColors, inChromatic, noScreenshot, onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { hovered } from '#.storybook/pseudoStates';
import { RinkMode, type RinkModeProps, type RinkStep } from './RinkMode.tsx';
import { heelToToe } from '#.storybook/fixtures/guides.ts';

const stepOf = (title: string, text: string): RinkStep => ({
  method: heelToToe.title,
  title,
  text,
  figure: heelToToe.figure,
  figureAlt: heelToToe.figureAlt,
});

const twoSteps: RinkModeProps['steps'] = [
  stepOf('Start at the heel', 'Lay the end on the bottom edge and press it down.'),
  stepOf('Wrap to the toe', 'Overlap each turn by half, without a wrinkle.'),
];

const meta = preview.meta({
  title: 'Sections/RinkMode',
  component: RinkMode,
  args: {
    title: 'How to tape a hockey stick',
    steps: twoSteps,
    onClose: fn(),
  },
});

/** Buttons and arrow keys move between the steps. The last step closes. */
export const Default = meta.story({
  ...inChromatic(everyWindow),
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveFocus();
    await expect(next.getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
    await userEvent.click(next);
    await expect(canvas.getByText('Step 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Wrap to the toe' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByText('Step 1 of 2')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The last step has a button that closes. */
export const LastStep = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible();
  },
});

/** Asks for the wake lock, and releases it when it is closed. */
export const Closing = meta.story({
  ...noScreenshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** A step that is higher than its space scrolls, by keyboard too. */
export const LongText = meta.story({
  args: { steps: [stepOf(longTitle, longText.repeat(3))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region')).toHaveAttribute('tabindex', '0');
  },
});

export const UnbrokenWord = meta.story({
  args: { steps: [stepOf(unbrokenWord, unbrokenWord)] },
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    await canvas.findByRole('region');
    await expectNoHorizontalScroll();
  },
});

export const Narrow = meta.story({ ...onlyAt('w320'), play: expectNoHorizontalScroll });

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  },
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});
