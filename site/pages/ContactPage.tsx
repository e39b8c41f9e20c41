import { ContactDetails } from '#ui';
import { sceneBlueLine } from '#ui/pictures';
import { useContactForm } from '../contact/useContactForm.ts';
import { contact } from '../content/contact.ts';
import { socials } from '../content/frame.ts';
import { MessageForm } from '../contact/MessageForm.tsx';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders the contact page with its form. */
export const Page = () => {
  const form = useContactForm();
  return (
    <>
      <PageHead {...contact.head} path={contact.path} hasErrors={form.hasErrors} />
      <ContactDetails {...contact} socials={socials} picture={sceneBlueLine}>
        <MessageForm {...form} />
      </ContactDetails>
    </>
  );
};
