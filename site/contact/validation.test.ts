import { describe, expect, it } from 'vitest';
import { contactErrors } from '../content/contactRules.ts';
import { validate } from './validation.ts';

const valid = {
  name: 'Riley Carter',
  email: 'riley@rinkmail.com',
  subject: 'Other',
  message: 'How many rolls?',
  privacy: true,
};

const errorsOf = (change: Partial<Record<keyof typeof valid, unknown>>) =>
  validate({ ...valid, ...change } as typeof valid).errors;

it('returns the five error messages of the specification', () => {
  expect(errorsOf({ name: '', email: '', subject: '', message: '', privacy: false })).toEqual({
    name: 'Name must be at least 2 characters long',
    email: 'Please enter a valid email address',
    subject: 'Please select a subject',
    message: 'Message must be at least 10 characters long',
    privacy: 'You must agree to the privacy policy and terms of service',
  });
});

it('returns a valid message with trimmed texts', () => {
  expect(validate(valid)).toEqual({ message: valid });
  const spaced = { ...valid, name: ' Riley Carter ', message: '\n How many rolls? \t' };
  expect(validate({ ...spaced, email: ' riley@rinkmail.com ' })).toEqual({ message: valid });
});

describe('spaces do not count', () => {
  it.each([
    ['name', '     '],
    ['name', ' a '],
    ['email', '   '],
    ['subject', ' '],
    ['message', 'too short     '],
    ['message', '\n\n\n\n\n\n\n\n\n\n\n'],
  ] as const)('%s %j', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: contactErrors[field] });
  });
});

describe('email', () => {
  it.each(['a@b', 'a', '@b.com', 'a@', 'a@b.', 'a@.com', 'a b@c.com', 'a@b@c.com', 'a@b..com'])(
    'rejects %j',
    (email) => expect(errorsOf({ email })).toEqual({ email: contactErrors.email }),
  );

  it.each(['a@b.co', "o'neil+club@rink.example.org", 'r.carter_1@mail-2.rink.hockey'])(
    'accepts %j',
    (email) => expect(errorsOf({ email })).toBeUndefined(),
  );
});

describe('the minimum length', () => {
  it.each([
    ['name', 'Al'],
    ['message', '1234567890'],
  ] as const)('%s %j', (field, value) => {
    expect(errorsOf({ [field]: value })).toBeUndefined();
    expect(errorsOf({ [field]: value.slice(1) })).toEqual({ [field]: contactErrors[field] });
  });
});

it('returns the same messages for values of the wrong type', () => {
  expect(errorsOf({ name: 42, message: null, privacy: 'yes' })).toEqual({
    name: contactErrors.name,
    message: contactErrors.message,
    privacy: contactErrors.privacy,
  });
});
