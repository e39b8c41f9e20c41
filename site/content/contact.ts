import { config } from '../config/index.ts';
import { linkTo } from '../routes.ts';
import { finderLinks } from './finders/links.ts';
import { brand, hours, store } from './facts.ts';
import { hoursLines } from './hours.ts';
import { openDays } from './openDays.ts';
import { breadcrumbTo, type Head } from './page.ts';
import { heroPicture } from './pictures.ts';
import { reach } from './reach.ts';
import { storeHref } from './storeLinks.ts';

const head: Head = {
  title: 'Contact us',
  description: `Questions about tape, laces, bearings, wholesale or an order? Write to or call ${brand}, ${openDays}. We answer players, coaches and parents.`,
  keywords: ['contact Crossbar Hockey', 'hockey tape wholesale', 'customer support'],
  picture: heroPicture,
};

const { address } = config.contact;
/** Shown until the owner has configured an address. Structured data leaves it out. */
const placeholderAddress = ['1 Example Road', 'Springfield, ST 00000'];
const shownAddress = address.length > 0 ? address : placeholderAddress;

/** The page where a visitor who is signed in at the store finds their orders. It is not in `facts.ts`, because the scripts of all pages contain those. */
const ordersHref = 'https://www.amazon.com/your-orders';

export const contact = {
  head,
  path: '/contact',
  title: 'Contact us',
  lead: 'Ask us about rolls, lace lengths or a team order.',
  orders: { label: `Track your ${store.name} order`, href: ordersHref },
  breadcrumb: breadcrumbTo('/contact'),
  details: [
    { term: 'Email', lines: [{ text: reach.email.label, href: reach.email.href }] },
    { term: 'Phone', lines: [{ text: reach.phone.label, href: reach.phone.href }] },
    { term: 'Address', lines: shownAddress.map((text) => ({ text })) },
    { term: 'Hours', lines: hoursLines(hours).map((text) => ({ text })) },
  ],
  answers: {
    title: 'Common questions',
    links: [
      ...finderLinks,
      { label: 'What the guarantee covers', href: linkTo('/why-choose/guarantee').href },
    ],
  },
  store: { label: `Visit our ${store.name} store`, href: storeHref('contact') },
};
