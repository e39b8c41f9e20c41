import { describe, expect, it } from 'vitest';
import { config } from '../config/index.ts';
import { mailHref, messageText } from './mail.ts';

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

describe('the mail', () => {
  it('goes to the brand, with subject, message and who wrote it', () => {
    expect(read(mailHref(message))).toEqual({
      to: config.contact.email,
      subject: 'Wholesale Inquiry',
      body: 'Tape?\r\nAnd laces #3 = 100%\r\n\r\nRiley & Co\r\nriley@rinkmail.com',
    });
  });

  it('can start no other field of a mail', () => {
    const { searchParams } = new URL(mailHref({ ...message, subject: 'A&bcc=b@example.com' }));
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  });

  it.each([
    ['letters', 'a'.repeat(5000)],
    ['signs of four bytes', '🏒'.repeat(3000)],
    ['halves of signs', '\uD83C'.repeat(3000)],
    ['lines', '\n'.repeat(3000)],
  ])('is cut where some mail programs would cut it: %s', (_what, long) => {
    const href = mailHref({ ...message, message: long, subject: long });
    expect(href.length).toBeLessThanOrEqual(1900);
    expect(href.length).toBeGreaterThan(1850);
    expect(read(href).body).toMatch(/…$/);
  });
});

it('to be pasted, all of it is there', () => {
  expect(messageText(message)).toBe(
    'Wholesale Inquiry\n\nTape?\nAnd laces #3 = 100%\n\nRiley & Co\nriley@rinkmail.com',
  );
});
