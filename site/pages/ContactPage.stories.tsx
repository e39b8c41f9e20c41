import { expect, waitFor, within, type userEvent } from 'storybook/test';
import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { contact } from '../content/contact.ts';
import { contactResults, contactToasts } from '../content/contactForm.ts';
import { contactErrors } from '../content/contactRules.ts';

const meta = preview.meta({ ...pageStories, title: 'Pages/Contact', args: { path: contact.path } });

type Canvas = ReturnType<typeof within>;
type User = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'type' | 'hover'>;

const clickSend = async (canvas: Canvas, user: User) =>
  user.click(await canvas.findByRole('button', { name: 'SEND MESSAGE' }));

const fillAndSend = async (canvas: Canvas, user: User) => {
  await user.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Riley');
  await user.type(canvas.getByRole('textbox', { name: 'Email' }), 'riley@rink.example');
  await user.type(canvas.getByRole('textbox', { name: 'Message' }), 'Tape by the case?');
  await user.click(canvas.getByRole('checkbox'));
  await clickSend(canvas, user);
};

/** Expects a toast and points at it, so that it does not close. */
const expectToast = async (
  user: User,
  { title, description }: Record<'title' | 'description', string>,
) => {
  // Queried each time, because the first toast renders the toast area again.
  const toasts = () => within(within(document.body).getByRole('region', { name: /^Notif/ }));
  await waitFor(() => expect(toasts().getByText(title)).toBeVisible());
  await expect(toasts().getByText(description)).toBeVisible();
  await user.hover(toasts().getByText(title));
};

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, contact.title, contact.head);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveValue(
      'Product Information',
    );
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  }),
});

/** The form was sent empty: each field and the title in the tab show an error. */
export const Refused = meta.story({
  play: inOwnScenario(async ({ canvas, userEvent }) => {
    await clickSend(canvas, userEvent);
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
    await fillAndSend(canvas, userEvent);
    const button = await canvas.findByRole('button', { name: 'SENDING...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  }),
});

/** The form is empty again. A toast and a line beside the button confirm the message. */
export const Sent = meta.story({
  play: inOwnScenario(async ({ canvas, userEvent }) => {
    await fillAndSend(canvas, userEvent);
    await expectToast(userEvent, contactToasts.sent);
    await expect(await canvas.findByText(contactResults.sent)).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveValue(''));
  }),
});

/** The fields keep their values, and the visitor can send an email or copy the message. */
export const SendFailed = meta.story({
  args: { scenario: 'error' },
  play: inOwnScenario(async ({ canvas, userEvent }) => {
    await fillAndSend(canvas, userEvent);
    await expectToast(userEvent, contactToasts.failed);
    await expect(canvas.getByRole('link', { name: contactResults.mail })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Riley');
  }),
});

/** The API got the message and did not answer. The fields keep their values, and a repeat is safe. */
export const Unconfirmed = meta.story({
  args: { scenario: 'offline' },
  play: inOwnScenario(async ({ canvas, userEvent }) => {
    await fillAndSend(canvas, userEvent);
    await expectToast(userEvent, contactToasts.unconfirmed);
    await expect(canvas.getByRole('status')).toHaveTextContent(contactResults.unconfirmed);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Riley');
  }),
});
