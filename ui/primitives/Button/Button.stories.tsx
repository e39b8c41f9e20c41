import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button, buttonSizes, buttonVariants, buttonWidths, Inline, Stack, toneNames } from '#ui';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Send message', onClick: fn() },
});

/** By pointer and by keyboard alike. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});
