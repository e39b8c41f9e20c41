import { config } from '../config/index.ts';

const { email, phone } = config.contact;

/** How to reach us: the address and the number as people read them, with their links. */
export const reach = {
  email: { label: email, href: `mailto:${email}` },
  phone: { label: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
};
