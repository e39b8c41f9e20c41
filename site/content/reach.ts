import { config } from '../config/index.ts';

const { email, phone } = config.contact;

/** The email address and the phone number of the owner, as text and as links. */
export const reach = {
  email: { label: email, href: `mailto:${email}` },
  phone: { label: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
};
