import { describe, expect, it } from 'vitest';
import { config } from '../config/index.ts';
import { emailHref, messageText } from './email.ts';

const message = {
  name: 'Riley & Co',
  email: 'riley@rinkmail.com',
  subject: 'Wholesale Inquiry',
  message: 'Tape?\nAnd laces #3 = 100%',
  privacy: true,
};

const read = (href: string) => {
  const url = new URL(href);
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  };
};

describe('emailHref', () => {
  it('has the address of the brand, the subject, the message and the sender', () => {
    expect(read(emailHref(message))).toEqual({
      to: config.contact.email,
      subject: 'Wholesale Inquiry',
      body: 'Tape?\r\nAnd laces #3 = 100%\r\n\r\nRiley & Co\r\nriley@rinkmail.com',
    });
  });

  it('cannot add another header', () => {
    const { searchParams } = new URL(emailHref({ ...message, subject: 'A&bcc=b@example.com' }));
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  });

  it.each([
    ['letters', 'a'.repeat(5000)],
    ['characters of four bytes', '🏒'.repeat(3000)],
    ['lone surrogates', '\uD83C'.repeat(3000)],
    ['lines', '\n'.repeat(3000)],
  ])('truncates %s to 1,900 characters with an ellipsis', (_what, long) => {
    const href = emailHref({ ...message, message: long, subject: long });
    expect(href.length).toBeLessThanOrEqual(1900);
    expect(href.length).toBeGreaterThan(1850);
    expect(read(href).body).toMatch(/…$/);
  });
});

it('messageText has the whole message', () => {
  expect(messageText(message)).toBe(
    'Wholesale Inquiry\n\nTape?\nAnd laces #3 = 100%\n\nRiley & Co\nriley@rinkmail.com',
  );
});
