import { config } from '../config/index.ts';

/** The minimum length of a name and a message, in characters. */
export const minLengths = { name: 2, message: 10 } as const;

/** The error messages. Exact texts of the specification. */
export const contactErrors = {
  name: `Name must be at least ${minLengths.name} characters long`,
  email: 'Please enter a valid email address',
  subject: 'Please select a subject',
  message: `Message must be at least ${minLengths.message} characters long`,
  privacy: 'You must agree to the privacy policy and terms of service',
} as const;

/** The toasts. Exact texts of the specification. */
export const contactToasts = {
  success: {
    title: 'Message Sent',
    description: "Thank you for contacting us. We'll get back to you soon!",
  },
  failure: {
    title: 'Error',
    description: 'Failed to send message. Please try again later.',
  },
} as const;

/** The result beside the button. It stays when the toast is gone. */
export const contactResults = {
  success: 'Your message is with us.',
  failure: 'Not sent. What you wrote is still here: try again, or send it another way.',
  mail: 'Send it as an email',
  copy: 'Copy message',
  copied: 'Copied',
  select: 'Selected: copy it now',
} as const;

export const contactForm = {
  title: 'Write to us',
  lead: 'All fields are required.',
  labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  minLengths,
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
  withoutScript:
    'This form needs JavaScript, which is turned off in your browser. You can send an email instead:',
  action: '/contact',
};
