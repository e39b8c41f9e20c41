/** The rules of the contact form and the errors of a broken one. The server reads them too. */
import { maxLengths } from './contactLimits.ts';

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

/** The error messages of a text that a browser without `maxlength` let through. */
export const lengthErrors = {
  name: `Name must be at most ${maxLengths.name} characters long`,
  email: `Email must be at most ${maxLengths.email} characters long`,
  message: `Message must be at most ${maxLengths.message.toLocaleString('en-US')} characters long`,
} as const;
