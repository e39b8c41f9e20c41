import { expect, fn } from 'storybook/test';
import { longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import preview from '#.storybook/preview';
import { FailurePanel } from './FailurePanel.tsx';

const meta = preview.meta({
  title: 'Panels/FailurePanel',
  component: FailurePanel,
  args: { text: 'Unable to load blog posts. Please try again later.', onRetry: fn() },
});

/** Retry calls `onRetry`. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const WithTitle = meta.story({
  args: { title: 'The ice is closed', level: 2 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'The ice is closed' }),
    ).toBeVisible();
  },
});

/** Without `onRetry` there is no button. */
export const NothingToRetry = meta.story({
  render: ({ text }) => <FailurePanel text={text} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { title: longTitle, text: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, text: unbrokenWord },
  ...narrow,
});
