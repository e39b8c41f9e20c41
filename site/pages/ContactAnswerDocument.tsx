import { FormAnswer } from '#ui';
import { answerContent, type ContactAnswer } from '../content/contactAnswers.ts';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders the answer to the contact form that was posted without JavaScript. Has no address. */
export const ContactAnswerDocument = ({ answer }: { answer: ContactAnswer }) => {
  const { head, ...words } = answerContent(answer);
  return (
    <>
      <PageHead {...head} noindex hasErrors={answer === 'invalid'} />
      <FormAnswer {...words} />
    </>
  );
};
