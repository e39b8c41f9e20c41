/** The contract of the API and the code of the site state the same limits. */
import { expect, it } from 'vitest';
import { contract, htmlRules } from '../../mock-api/contract/contract.ts';
import { allowed, globalAttributes, removedWithContent } from '../api/sanitize/config.ts';
import { attributeLimit, depthLimit, lengthLimit, tagLimit } from '../api/sanitize/limits.ts';
import { maxLengths } from '../content/contactLimits.ts';
import { minLengths } from '../content/contactRules.ts';
import { contactForm } from '../content/contactForm.ts';

const { ContactMessage, PostContent } = contract.components.schemas;

it('the contract lists the HTML that the sanitizer keeps, and its limits', () => {
  expect(htmlRules).toEqual({
    maxTags: tagLimit,
    maxDepth: depthLimit,
    maxAttributes: attributeLimit,
    globalAttributes,
    elements: Object.fromEntries(allowed),
    removedWithContent,
  });
  expect(PostContent).toMatchObject({ maxLength: lengthLimit });
});

it('the contract has the rules of the contact form', () => {
  expect(ContactMessage.properties).toMatchObject({
    name: { minLength: minLengths.name, maxLength: maxLengths.name },
    email: { maxLength: maxLengths.email },
    subject: { enum: contactForm.subjects },
    message: { minLength: minLengths.message, maxLength: maxLengths.message },
  });
});
