import { expect, fn } from 'storybook/test';
import { forcedColors, inChromatic, onPhone } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudoStates';
import { Button } from './Button.tsx';
import { buttonSizes, buttonVariants, buttonWidths } from './buttonStyle.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { toneNames } from '../../foundations/tokens/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { narrow, unbrokenWord } from '#.storybook/edges';
import { notPrinted } from '#.storybook/fixtures/notPrinted.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  argTypes: {
    variant: choice(buttonVariants),
    tone: choice(toneNames),
    size: choice(buttonSizes),
    width: choice(buttonWidths),
  },
  args: { children: 'Send message', onClick: fn() },
});

/** Works by pointer and by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

/** Each variant in each tone. An outline has the text color of its surface. */
export const Variants = meta.story({
  ...inChromatic(),
  render: () => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Inline key={variant}>
          {toneNames.map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>{`${variant}, ${tone}`}</Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const OnNight = Variants.extend({ ...onPhone, globals: { surface: 'night' } });

export const Sizes = meta.story({
  render: () => (
    <Inline align="start">
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>{`Size ${size}`}</Button>
      ))}
    </Inline>
  ),
  // The minimum target size of WCAG 2.2, 2.5.8, in px.
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
});

export const Widths = meta.story({
  render: () => (
    <Stack align="start">
      {buttonWidths.map((width) => (
        <Button key={width} width={width}>{`Width: ${width}`}</Button>
      ))}
    </Stack>
  ),
});

/** Keeps the focus, and ignores further clicks. */
export const Busy = meta.story({
  args: { children: 'Sending...', type: 'submit', isBusy: true, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const LongText = meta.story({
  args: { children: 'Send this message to the person who sharpens the skates' },
  ...narrow,
});

export const UnbrokenWord = meta.story({
  args: { children: unbrokenWord },
  ...narrow,
});

export const Hovered = Variants.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Variants.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const ForcedColors = Variants.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Variants.extend({
  ...notPrinted('Button'),
  tags: ['!autodocs', '!dev', '!test'],
});
