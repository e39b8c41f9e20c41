import { ContactDetails } from '#ui';
import { contact } from '../content/contact.ts';
import { socials } from '../content/frame.ts';
import { PageHead } from '../seo/PageHead.tsx';

/** How to reach us. */
export const Page = () => (
  <>
    <PageHead {...contact.head} path={contact.path} />
    <ContactDetails {...contact} socials={socials} />
  </>
);
