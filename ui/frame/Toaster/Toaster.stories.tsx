import { expect, waitFor, within } from 'storybook/test';
import { everyWindow, inChromatic, noScreenshot, onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Button } from '../../primitives/Button/index.ts';
import { dismissToast, toast, toastStore, toastVariants } from './toasts.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Toaster } from './Toaster.tsx';
import { longText, unbrokenWord } from '#.storybook/edges';
import { notPrinted } from '#.storybook/fixtures/notPrinted.tsx';

const messages = {
  success: { title: 'Message Sent', description: "Thank you. We'll write back within two days." },
  failure: { title: 'Not sent', description: 'The message did not get through. Try once more.' },
} as const;

const meta = preview.meta({
  title: 'Frame/Toaster',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
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

/** No toast. */
export const Default = meta.story({
  ...everyWindow,
  play: async () => {
    await expect(region().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
});

/** Announced when the screen reader pauses. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    await expect(await shown('Message Sent')).toBeVisible();
    await expect(region().getByText(messages.success.description)).toBeVisible();
  },
});

/** Announced at once. */
export const Failure = meta.story({
  ...inChromatic(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show failure' }));
    await expect(await shown('Not sent')).toBeVisible();
  },
});

/** At the bottom while it would cover the focused control. */
export const ControlAtTheTop = meta.story({
  ...onlyAt('w360'),
  render: () => (
    <>
      <Stack align="start">
        <Text>{longText}</Text>
        <Button onClick={() => toast({ variant: 'failure', ...messages.failure })}>Send</Button>
        <Text>{longText.repeat(5)}</Text>
      </Stack>
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    button.focus();
    button.scrollIntoView();
    await userEvent.keyboard('{Enter}');
    const words = await shown('Not sent');
    await waitFor(() =>
      expect(words.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2),
    );
    await expect(button).toHaveFocus();
  },
});

/** Closed when Back restores the page, because its timer may have stopped. */
export const RestoredPage = meta.story({
  ...noScreenshot,
  play: async () => {
    toast({ variant: 'success', ...messages.success });
    await expect(await shown('Message Sent')).toBeVisible();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(region().queryByText('Message Sent')).not.toBeInTheDocument());
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

export const Printed = Default.extend({
  ...notPrinted('Toaster'),
  tags: ['!autodocs', '!dev', '!test'],
});
