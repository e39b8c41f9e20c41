import { expect, fn } from 'storybook/test';
import { onlyAt, inModes, printed, small } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ContactForm } from '#ui';
import {
  contactDefaults,
  contactErrors,
  contactWords,
} from '../../../.storybook/fixtures/contactForm.tsx';
import {
  expectNoSidewaysScroll,
  longText,
  unbrokenWord,
} from '../../../.storybook/fixtures/edges.ts';
import { contactStates } from '../../../.storybook/fixtures/blogStates.ts';

const meta = preview.meta({
  title: 'Forms/ContactForm',
  parameters: inModes(small),
  component: ContactForm,
  args: { ...contactWords, onSend: fn(), onEdit: fn() },
});

/** Sent by Enter in a field as by the button; what was typed is read from the form itself. */
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

export const Filled = meta.story({ args: { defaults: contactDefaults } });

/** Above it all that is wrong, and at each field its own. */
export const Errors = meta.story({
  args: { errors: contactErrors, attempt: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is a problem');
    await userEvent.click(canvas.getByRole('link', { name: contactErrors.email }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      contactErrors.email,
    );
  },
});

export const OneError = meta.story({
  args: { defaults: contactDefaults, errors: { email: contactErrors.email }, attempt: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeValid();
  },
});

/** The button keeps the focus, says so, and sends nothing more. */
export const Sending = meta.story({
  args: contactStates.slow,
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
  args: contactStates.ok,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your message is with us.');
  },
});

/** What was written stays, and there are other ways to send it. */
export const SendFailed = meta.story({
  args: contactStates.error,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send it as an email' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(contactDefaults.name);
  },
});

const onCopy = fn();

/** The message can be taken elsewhere: the button says what has become of it. */
export const Copied = meta.story({
  tags: ['!autodocs'],
  args: {
    ...contactStates.error,
    result: { variant: 'failure', text: 'Not sent.', copy: { label: 'Copied', onCopy } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copied' }));
    await expect(onCopy).toHaveBeenCalledOnce();
  },
});

const hold = (how: 'waiting' | 'lost', canvasElement: HTMLElement) => {
  canvasElement.querySelector('form')?.setAttribute('data-held', how);
};

/** Sent before the app had started: the page's first script holds it, and it shows. */
export const Held = meta.story({
  args: { defaults: contactDefaults },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(contactWords.early.waiting)).not.toBeVisible();
    hold('waiting', canvasElement);
    await expect(canvas.getByText(contactWords.early.waiting)).toBeVisible();
  },
});

/** The app cannot be had: nothing was sent, nothing is lost. */
export const Lost = meta.story({
  args: { defaults: contactDefaults },
  play: async ({ canvas, canvasElement }) => {
    hold('lost', canvasElement);
    await expect(canvas.getByText(contactWords.early.lost)).toBeVisible();
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
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Narrow = meta.story({
  args: { errors: contactErrors },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
