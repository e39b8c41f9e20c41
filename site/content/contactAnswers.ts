import { config } from '../config/index.ts';
import { contact } from './contact.ts';
import { contactResults, contactToasts } from './contactForm.ts';
import { contactErrors, lengthErrors } from './contactRules.ts';
import type { Head } from './page.ts';

interface AnswerWords {
  variant: 'success' | 'unconfirmed' | 'failure';
  /** The heading, also the title in the tab. */
  title: string;
  text: string;
}

const fieldErrors = [contactErrors, lengthErrors].flatMap((errors) =>
  Object.entries(errors).map(([field, text]) => ({ field, text })),
);

const goBack = 'What you wrote is still in the form: use the Back button of your browser.';

const words = {
  sent: {
    variant: 'success',
    title: contactToasts.sent.title,
    text: contactToasts.sent.description,
  },
  invalid: {
    variant: 'failure',
    title: 'There is a problem',
    text: `Your message was not sent. ${goBack} Then correct:`,
  },
  failed: {
    variant: 'failure',
    title: 'Your message was not sent',
    text: `${contactToasts.failed.description} ${goBack}`,
  },
  unconfirmed: {
    variant: 'unconfirmed',
    title: contactToasts.unconfirmed.title,
    text: `${contactResults.unconfirmed} ${goBack}`,
  },
  crossSite: {
    variant: 'failure',
    title: 'Your message was not sent',
    text: 'This form takes messages from the pages of this site only. Open the contact page and write to us there.',
  },
  tooLarge: {
    variant: 'failure',
    title: 'Your message is too long',
    text: `It was not sent. ${goBack} Then shorten it, or send it as an email.`,
  },
  tooMany: {
    variant: 'failure',
    title: 'Too many messages',
    text: `Your message was not sent, because several came from your connection within a short time. ${goBack} Then wait a few minutes and send it again.`,
  },
} as const satisfies Record<string, AnswerWords>;

/** An answer to the form that was posted without JavaScript. */
export type ContactAnswer = keyof typeof words;

export const contactAnswers = Object.keys(words) as readonly ContactAnswer[];

/** Answers after which the visitor has nothing left to correct or to send again. */
const finalAnswers: readonly ContactAnswer[] = ['sent', 'crossSite'];

/** Returns the words of an answer, and its head. */
export const answerContent = (answer: ContactAnswer) => {
  const { title } = words[answer];
  const head: Head = { ...contact.head, title };
  return {
    ...words[answer],
    head,
    breadcrumb: contact.breadcrumb,
    // The server leaves out those that do not apply.
    errors: answer === 'invalid' ? fieldErrors : [],
    // Unlike the Back button of the browser, a link opens the form without what was written.
    back: finalAnswers.includes(answer)
      ? { label: 'Contact page', href: contact.path }
      : { label: 'Start with an empty form', href: contact.path, variant: 'outline' as const },
    mail: { label: config.contact.email, href: `mailto:${config.contact.email}` },
  };
};
