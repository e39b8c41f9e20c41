import { expect, waitFor, within, type userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { contact } from '../content/contact.ts';
import { contactErrors, contactResults, contactToasts } from '../content/contactForm.ts';
import {
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({ ...pageStories, title: 'Pages/Contact', args: { path: contact.path } });

type Canvas = ReturnType<typeof within>;
type Hands = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'type' | 'hover'>;

const press = async (canvas: Canvas, hands: Hands) =>
  hands.click(await canvas.findByRole('button', { name: 'SEND MESSAGE' }));

const write = async (canvas: Canvas, hands: Hands) => {
  await hands.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Riley');
  await hands.type(canvas.getByRole('textbox', { name: 'Email' }), 'riley@rink.example');
  await hands.type(canvas.getByRole('textbox', { name: 'Message' }), 'Tape by the case?');
  await hands.click(canvas.getByRole('checkbox'));
  await press(canvas, hands);
};

/** The toast is read as long as the pointer rests on it: it must not go while one looks. */
const readToast = async (
  hands: Hands,
  { title, description }: Record<'title' | 'description', string>,
) => {
  // Asked for anew each time: the area comes late, and is drawn anew with its first toast.
  const toasts = () => within(within(document.body).getByRole('region', { name: /^Notif/ }));
  await waitFor(() => expect(toasts().getByText(title)).toBeVisible());
  await expect(toasts().getByText(description)).toBeVisible();
  await hands.hover(toasts().getByText(title));
};

/** Nothing written yet. */
export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, contact.title, contact.head);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveValue(
      'Product Information',
    );
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  }),
});

/** Sent empty: each field says what it lacks, and so does the tab. */
export const Refused = meta.story({
  play: inOwnScenario(async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is a problem');
    const { name, email, message, privacy } = contactErrors;
    for (const text of [name, email, message, privacy]) {
      await expect(canvas.getByRole('link', { name: text })).toBeVisible();
    }
    await expect(document.title).toBe(`Error: ${contact.head.title} | Crossbar Hockey`);
  }),
});

export const Sending = meta.story({
  args: { scenario: 'slow' },
  play: inOwnScenario(async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    const button = await canvas.findByRole('button', { name: 'SENDING...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  }),
});

/** The form is empty again, and says so in a toast and beside its button. */
export const Sent = meta.story({
  play: inOwnScenario(async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await readToast(userEvent, contactToasts.success);
    await expect(await canvas.findByText(contactResults.success)).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveValue(''));
  }),
});

/** What was written stays, and there are other ways to send it. */
export const SendFailed = meta.story({
  args: { scenario: 'error' },
  play: inOwnScenario(async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await readToast(userEvent, contactToasts.failure);
    await expect(canvas.getByRole('link', { name: contactResults.mail })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Riley');
  }),
});
