/** The words of a form, as the site would give them. */
import { TextLink } from '#ui';

export const contactErrors = {
  name: 'Name must be at least 2 characters long',
  email: 'Please enter a valid email address',
  subject: 'Please select a subject',
  message: 'Message must be at least 10 characters long',
  privacy: 'You must agree to the privacy policy and terms of service',
};

export const contactWords = {
  title: 'Write to us',
  lead: 'All fields are required.',
  labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  least: { name: 2, message: 10 },
  subjects: ['Product Information', 'Wholesale Inquiry', 'Customer Support', 'Other'],
  consent: (
    <>
      I agree to the <TextLink href="/privacy-policy">privacy policy</TextLink> and{' '}
      <TextLink href="/terms-of-service">terms of service</TextLink>
    </>
  ),
  send: 'SEND MESSAGE',
  sending: 'SENDING...',
  errorTitle: 'There is a problem',
  mail: { label: 'hello@crossbarhockey.example', href: 'mailto:hello@crossbarhockey.example' },
  early: {
    waiting: 'One moment: your message goes out as soon as this page is ready.',
    lost: 'Not sent: a part of this page could not be loaded. Press the button to try again, or write to:',
  },
  withoutScript: 'This form needs JavaScript. A mail reaches the same people:',
  action: '/contact',
};

export const contactDefaults = {
  name: 'Riley Carter',
  email: 'riley@rinkmail.example',
  subject: 'Wholesale Inquiry',
  message: 'Eleven teams, about 200 rolls a season. Do you sell tape by the case?',
};
