import { ContactForm, TextLink } from '#ui';
import { mailHref } from './mail.ts';
import { useCopy } from './useCopy.ts';
import type { ContactFormState } from './useContactForm.ts';
import { contactForm, contactResults } from '../content/contactForm.ts';

const consent = (
  <>
    I agree to the <TextLink href="/privacy-policy">privacy policy</TextLink> and{' '}
    <TextLink href="/terms-of-service">terms of service</TextLink>
  </>
);

/** The contact form in its words, with what became of the last message. */
export const MessageForm = ({
  formRef,
  delivery: { isSending, outcome, message },
  errors,
  attempt,
  onSend,
  onEdit,
}: ContactFormState) => {
  const copy = useCopy(message);
  return (
    <ContactForm
      {...contactForm}
      consent={consent}
      formRef={formRef}
      errors={errors}
      attempt={attempt}
      isSending={isSending}
      result={
        outcome && {
          variant: outcome,
          text: contactResults[outcome],
          mail: message && { label: contactResults.mail, href: mailHref(message) },
          copy,
        }
      }
      onSend={onSend}
      onEdit={onEdit}
    />
  );
};
