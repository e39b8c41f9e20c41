import { describe, expect, it } from 'vitest';
import { contactForm } from './contactForm.ts';
import { contactHref, contactTopics, topicOf } from './contactTopics.ts';

describe('topicOf', () => {
  it('returns the topic of a link', () => {
    expect(topicOf(new URL(contactHref('guarantee'), 'https://example.com').search)).toBe(
      contactTopics.guarantee,
    );
  });

  it.each([
    '',
    '?topic=',
    '?topic=__proto__',
    '?topic=toString',
    '?topic=%3Cimg%20src%3Dx%3E',
    '?subject=Other&message=Send%20money',
  ])('returns nothing for %j', (query) => {
    expect(topicOf(query)).toEqual({});
  });
});

it('names only subjects of the form', () => {
  for (const { subject } of Object.values(contactTopics)) {
    expect(contactForm.subjects).toContain(subject);
  }
});
