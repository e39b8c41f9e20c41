import { expect, waitFor, within } from 'storybook/test';
import { onlyAt, inModes, large, printed } from '#.storybook/modes';
import preview from '#.storybook/preview';
import {
  Button,
  dismissToast,
  Inline,
  Stack,
  toast,
  toastDuration,
  toastStore,
  toastVariants,
} from '#ui';
import { Toaster } from '#ui/toaster';
import { longText, unbrokenWord } from '../../../.storybook/fixtures/edges.ts';

const messages = {
  success: { title: 'Message Sent', description: "Thank you. We'll write back within two days." },
  failure: { title: 'Not sent', description: 'The message did not get through. Try once more.' },
} as const;

const meta = preview.meta({
  title: 'Frame/Toaster',
  component: Toaster,
  parameters: { ...inModes(large), docs: { story: { inline: false, height: '240px' } } },
  // The store outlives the story that showed a toast.
  beforeEach: () => {
    const left = toastStore.get();
    if (left) dismissToast(left.id);
  },
  render: () => (
    <>
      <Stack align="start">
        <Inline>
          {toastVariants.map((variant) => (
            <Button
              key={variant}
              variant="outline"
              onClick={() => toast({ variant, ...messages[variant] })}
            >
              {`Show ${variant}`}
            </Button>
          ))}
        </Inline>
      </Stack>
      <Toaster />
    </>
  ),
});

const page = () => within(document.body);
const region = () => within(page().getByRole('region'));
const shown = (title: string) => region().findByText(title);
const expectGone = (title: string, timeout = 1000) =>
  waitFor(() => expect(region().queryByText(title)).not.toBeInTheDocument(), { timeout });

/** Nothing has happened yet. */
export const Default = meta.story({
  play: async () => {
    await expect(region().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
});

/** Waits for a pause before it is read out. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    await expect(await shown('Message Sent')).toBeVisible();
    await expect(region().getByText(messages.success.description)).toBeVisible();
  },
});

/** Read out at once. */
export const Failure = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show failure' }));
    await expect(await shown('Not sent')).toBeVisible();
  },
});

/** There is room for one: the newer takes the place of the older. */
export const Replaced = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show failure' }));
    await shown('Not sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    await expect(await shown('Message Sent')).toBeVisible();
    await expectGone('Not sent');
    await expect(region().getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  },
});

/** Closed by its button, it gives the focus back. */
export const ClosedByButton = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show success' });
    await userEvent.click(button);
    await shown('Message Sent');
    await userEvent.click(region().getByRole('button', { name: 'Close' }));
    await expectGone('Message Sent');
    await expect(button).toHaveFocus();
  },
});

/** Escape closes it wherever the focus is. */
export const ClosedByEscape = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show failure' });
    await userEvent.click(button);
    await shown('Not sent');
    await userEvent.keyboard('{Escape}');
    await expectGone('Not sent');
    await expect(button).toHaveFocus();
  },
});

/** The clock runs for the second toast too, after the first was closed from within. */
export const ClosedByTime = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show success' });
    await userEvent.click(button);
    await shown('Message Sent');
    region().getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectGone('Message Sent');
    await userEvent.click(button);
    await shown('Message Sent');
    const since = performance.now();
    await expectGone('Message Sent', toastDuration + 1500);
    await expect(performance.now() - since).toBeGreaterThan(toastDuration - 500);
  },
});

export const LongText = meta.story({
  play: async () => {
    toast({ variant: 'failure', title: 'Not sent', description: longText });
    await expect(await shown(longText)).toBeVisible();
  },
});

export const UnbrokenWord = meta.story({
  ...onlyAt('w320'),
  play: async () => {
    toast({ variant: 'success', title: unbrokenWord, description: unbrokenWord });
    const [title] = await region().findAllByText(unbrokenWord);
    await expect(title?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
