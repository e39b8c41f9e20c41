import { expect } from 'storybook/test';
import { longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { inChromatic, phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { FormAnswer } from './FormAnswer.tsx';
import { contactErrors, contactWords } from '#.storybook/fixtures/contactForm.tsx';

const meta = preview.meta({
  title: 'Sections/FormAnswer',
  component: FormAnswer,
  args: {
    variant: 'success' as const,
    title: 'Message Sent',
    text: "Thank you for contacting us. We'll get back to you soon!",
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Contact', href: '/contact' },
    ],
    back: { label: 'Contact page', href: '/contact' },
    mail: contactWords.mail,
  },
});

export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Message Sent');
    await expect(canvas.queryByRole('link', { name: contactWords.mail.label })).toBeNull();
  },
});

/** The server leaves out the errors that do not apply. */
export const Invalid = meta.story({
  ...inChromatic(),
  args: {
    variant: 'failure',
    title: 'There is a problem',
    text: 'Your message was not sent. What you wrote is still in the form: use the Back button of your browser. Then correct:',
    errors: Object.entries(contactErrors).map(([field, text]) => ({ field, text })),
    back: { label: 'Start with an empty form', href: '/contact', variant: 'outline' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(contactErrors.email)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    variant: 'failure',
    title: 'Your message was not sent',
    text: 'Failed to send message. Please try again later.',
    back: { label: 'Start with an empty form', href: '/contact', variant: 'outline' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: contactWords.mail.label })).toBeVisible();
  },
});

export const Unconfirmed = meta.story({
  args: {
    variant: 'unconfirmed',
    title: 'Not confirmed',
    text: "We couldn't confirm that your message was sent. You can send it again: the same message is not delivered twice.",
    back: { label: 'Start with an empty form', href: '/contact', variant: 'outline' },
  },
});

export const LongText = meta.story({
  args: {
    variant: 'failure',
    title: longTitle,
    text: longText,
    errors: [{ field: 'name', text: longText }],
  },
});

export const UnbrokenWord = meta.story({
  args: {
    variant: 'failure',
    title: unbrokenWord,
    text: unbrokenWord,
    errors: [{ field: 'name', text: unbrokenWord }],
    mail: { label: unbrokenWord, href: 'mailto:a@b.example' },
  },
  ...narrow,
});
