import { describe, expect, it } from 'vitest';
import { contactFaults } from '../content/contactForm.ts';
import { check } from './rules.ts';

const sound = {
  name: 'Riley Carter',
  email: 'riley@rinkmail.com',
  subject: 'Other',
  message: 'How many rolls?',
  privacy: true,
};

const errorsOf = (change: Partial<Record<keyof typeof sound, unknown>>) =>
  check({ ...sound, ...change } as typeof sound).errors;

it('the five messages are those of the specification', () => {
  expect(errorsOf({ name: '', email: '', subject: '', message: '', privacy: false })).toEqual({
    name: 'Name must be at least 2 characters long',
    email: 'Please enter a valid email address',
    subject: 'Please select a subject',
    message: 'Message must be at least 10 characters long',
    privacy: 'You must agree to the privacy policy and terms of service',
  });
});

it('a sound message is sent as it is, without the spaces around it', () => {
  expect(check(sound)).toEqual({ message: sound });
  const spaced = { ...sound, name: ' Riley Carter ', message: '\n How many rolls? \t' };
  expect(check({ ...spaced, email: ' riley@rinkmail.com ' })).toEqual({ message: sound });
});

describe('spaces are no text', () => {
  it.each([
    ['name', '     '],
    ['name', ' a '],
    ['email', '   '],
    ['subject', ' '],
    ['message', 'too short     '],
    ['message', '\n\n\n\n\n\n\n\n\n\n\n'],
  ] as const)('%s %j', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: contactFaults[field] });
  });
});

describe('an address', () => {
  it.each(['a@b', 'a', '@b.com', 'a@', 'a@b.', 'a@.com', 'a b@c.com', 'a@b@c.com', 'a@b..com'])(
    '%j is none',
    (email) => expect(errorsOf({ email })).toEqual({ email: contactFaults.email }),
  );

  it.each(['a@b.co', "o'neil+club@rink.example.org", 'r.carter_1@mail-2.rink.hockey'])(
    '%j is one',
    (email) => expect(errorsOf({ email })).toBeUndefined(),
  );
});

describe('the fewest characters', () => {
  it.each([
    ['name', 'Al'],
    ['message', '1234567890'],
  ] as const)('%s %j', (field, value) => {
    expect(errorsOf({ [field]: value })).toBeUndefined();
    expect(errorsOf({ [field]: value.slice(1) })).toEqual({ [field]: contactFaults[field] });
  });
});

it('what is not even text is refused in the same words', () => {
  expect(errorsOf({ name: 42, message: null, privacy: 'yes' })).toEqual({
    name: contactFaults.name,
    message: contactFaults.message,
    privacy: contactFaults.privacy,
  });
});
