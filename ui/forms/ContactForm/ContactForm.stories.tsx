import { expect, fn, within } from 'storybook/test';
import { inChromatic, noScreenshot } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ContactForm } from './ContactForm.tsx';
import { contactDefaults, contactErrors, contactWords } from '#.storybook/fixtures/contactForm.tsx';
import { longText, narrow, unbrokenWord } from '#.storybook/edges';
import { contactStates } from '#.storybook/fixtures/sectionStates.ts';

const meta = preview.meta({
  title: 'Forms/ContactForm',
  component: ContactForm,
  args: { ...contactWords, isLive: true, onSend: fn(), onEdit: fn() },
});

/** Submitted by Enter in a field and by the button. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Riley{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await expect(args.onEdit).toHaveBeenCalledTimes(5);
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(args.onSend).toHaveBeenCalledWith(expect.any(HTMLFormElement));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Riley');
  },
});

/** People neither see the honeypot nor reach it by keyboard; screen readers do not read it. */
export const Honeypot = meta.story({
  ...noScreenshot,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trap = canvasElement.querySelector('[name="website"]');
    await expect(trap?.getBoundingClientRect().width).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().width,
    );
    await expect(canvas.queryByRole('textbox', { name: /empty/ })).toBeNull();
    canvas.getByRole('checkbox').focus();
    for (const _ of canvas.getAllByRole('link')) await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'SEND MESSAGE' })).toHaveFocus();
  },
});

/** Before the app has started, or without JavaScript, the browser validates the form and posts it. */
export const BeforeHydration = meta.story({
  ...noScreenshot,
  args: { isLive: false, action: '/contact' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SEND MESSAGE' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

export const Filled = meta.story({ args: { defaults: contactDefaults } });

/** All errors in the summary, and each at its field. */
export const Errors = meta.story({
  ...inChromatic(),
  args: { errors: contactErrors, attempt: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is a problem');
    await userEvent.click(canvas.getByRole('link', { name: contactErrors.email }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      `${contactWords.hints.email} ${contactErrors.email}`,
    );
  },
});

/** Corrected errors leave their space, and the summary stays, so that nothing moves. */
export const Corrected = meta.story({
  args: { errors: contactErrors, defaults: contactDefaults, corrected: ['name', 'email'] },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeValid();
    await expect(name).toHaveAccessibleDescription(contactWords.hints.name);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeInvalid();
    await expect(within(canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(5);
  },
});

/** The button keeps the focus, changes its label, and ignores clicks. */
export const Sending = meta.story({
  args: contactStates.sending,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'SENDING...' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('SENDING...');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('readonly');
  },
});

export const Sent = meta.story({
  ...inChromatic(),
  args: contactStates.sent,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your message is with us.');
  },
});

/** The fields keep their values, and other ways to send the message are offered. */
export const SendFailed = meta.story({
  ...inChromatic(),
  args: contactStates.failed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send it as an email' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(contactDefaults.name);
  },
});

/** Nobody knows whether the message arrived. A repeat is safe. */
export const Unconfirmed = meta.story({
  args: contactStates.unconfirmed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/not delivered twice/);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(contactDefaults.name);
  },
});

/** The result of the last message leaves its space while the next one is written. */
export const PastResult = meta.story({
  ...noScreenshot,
  args: { result: { ...contactStates.failed.result, isPast: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Send it as an email' })).toBeNull();
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBeGreaterThan(44);
  },
});

/** Does what the boot script does. */
const setHeld = (state: 'waiting' | 'lost', canvasElement: HTMLElement) => {
  canvasElement.querySelector('form')?.setAttribute('data-held', state);
  canvasElement.querySelector(`[data-when-held="${state}"]`)?.removeAttribute('hidden');
};

/** Submitted before the app has started: the boot script holds the message and shows this text. */
export const Held = meta.story({
  args: { isLive: false, defaults: contactDefaults },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(contactWords.beforeHydration.waiting)).not.toBeVisible();
    setHeld('waiting', canvasElement);
    await expect(canvas.getByText(contactWords.beforeHydration.waiting)).toBeVisible();
  },
});

/** The app could not be loaded, so the message was not sent. */
export const Lost = meta.story({
  args: { isLive: false, defaults: contactDefaults },
  play: async ({ canvas, canvasElement }) => {
    setHeld('lost', canvasElement);
    await expect(canvas.getByText(contactWords.beforeHydration.lost)).toBeVisible();
    await expect(canvas.getByRole('link', { name: contactWords.mail.label })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    lead: longText,
    labels: { ...contactWords.labels, message: longText },
    consent: longText,
    errors: { ...contactErrors, message: longText },
    result: { variant: 'failure', text: longText },
  },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    labels: { ...contactWords.labels, name: unbrokenWord },
    consent: unbrokenWord,
    send: unbrokenWord,
    errors: { name: unbrokenWord },
    result: { variant: 'failure', text: unbrokenWord },
  },
  ...narrow,
});

export const Narrow = meta.story({
  args: { errors: contactErrors },
  ...narrow,
});
