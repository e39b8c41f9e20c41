import { config } from '../config/index.ts';
import { honeypotField, maxLengths } from './contactLimits.ts';
import { minLengths } from './contactRules.ts';
import { openDays } from './openDays.ts';

/** A message that may have arrived. */
const unconfirmed = "We couldn't confirm that your message was sent.";

/** The toasts. `sent` and `failed` are exact texts of the specification. */
export const contactToasts = {
  sent: {
    title: 'Message Sent',
    description: "Thank you for contacting us. We'll get back to you soon!",
  },
  failed: {
    title: 'Error',
    description: 'Failed to send message. Please try again later.',
  },
  unconfirmed: { title: 'Not confirmed', description: unconfirmed },
} as const;

/** The result beside the button. It stays when the toast is gone. */
export const contactResults = {
  sent: 'Your message is with us.',
  // The API delivers all requests with one key once.
  unconfirmed: `${unconfirmed} You can send it again: the same message is not delivered twice.`,
  failed: 'Not sent. What you wrote is still here: try again, or send it another way.',
  mail: 'Send it as an email',
  copy: 'Copy message',
  copied: 'Copied',
  select: 'Selected: copy it now',
} as const;

export const contactForm = {
  title: 'Write to us',
  lead: `All fields are required. We answer ${openDays}.`,
  labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  hints: {
    name: `At least ${minLengths.name} characters.`,
    email: 'For example: name@example.com',
    message: `Your skate or team size helps. At least ${minLengths.message} characters.`,
  },
  minLengths,
  maxLengths,
  // Exact texts of the specification.
  subjects: ['Product Information', 'Wholesale Inquiry', 'Customer Support', 'Other'],
  send: 'SEND MESSAGE',
  sending: 'SENDING...',
  errorTitle: 'There is a problem',
  mail: { label: config.contact.email, href: `mailto:${config.contact.email}` },
  beforeHydration: {
    waiting: 'One moment: your message goes out as soon as this page is ready.',
    lost: 'Not sent: a part of this page could not be loaded. What you wrote is still here. Press the button to try again, or write to:',
  },
  // Without JavaScript the menu is open: on a phone the heading of the answer would be below it.
  action: '/contact#page-title',
  honeypot: { name: honeypotField, label: 'Leave this field empty' },
};
