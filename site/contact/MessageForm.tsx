import { ContactForm, TextLink } from '#ui';
import { emailHref } from './email.ts';
import { useCopy } from './useCopy.ts';
import type { ContactFormState } from './useContactForm.ts';
import { contactForm, contactResults } from '../content/contactForm.ts';

const consent = (
  <>
    I agree to the <TextLink href="/privacy-policy">privacy policy</TextLink> and{' '}
    <TextLink href="/terms-of-service">terms of service</TextLink>
  </>
);

const variants = { sent: 'success', unconfirmed: 'unconfirmed', failed: 'failure' } as const;

/** Renders the contact form with its words and the result of the last submission. */
export const MessageForm = ({
  formRef,
  submission,
  isLive,
  isPast,
  errors,
  corrected,
  attempt,
  onSend,
  onEdit,
}: ContactFormState) => {
  const { status } = submission;
  const message = submission.status === 'failed' ? submission.message : undefined;
  const copy = useCopy(message);
  return (
    <ContactForm
      {...contactForm}
      consent={consent}
      formRef={formRef}
      isLive={isLive}
      errors={errors}
      corrected={corrected}
      attempt={attempt}
      isSending={status === 'sending'}
      result={
        status === 'idle' || status === 'sending'
          ? undefined
          : {
              variant: variants[status],
              text: contactResults[status],
              isPast,
              mail: message && { label: contactResults.mail, href: emailHref(message) },
              copy,
            }
      }
      onSend={onSend}
      onEdit={onEdit}
    />
  );
};
