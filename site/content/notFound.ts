import { cards } from 'virtual:product-cards';
import { legalPages, written } from '../legal/index.ts';
import { linkTo } from '../routes.ts';
import { store } from './facts.ts';
import { heroPicture } from './pictures.ts';
import { storeHref } from './storeLinks.ts';

/** The texts about legal pages that are not written yet, by their keys. */
const unwritten: Readonly<Record<string, string>> = {
  'privacy terms': 'Our privacy policy and terms of service are being written.',
  privacy: 'Our privacy policy is being written.',
  terms: 'Our terms of service are being written.',
};

const missing = legalPages.filter(({ key }) => !written.includes(key));
const note = unwritten[missing.map(({ key }) => key).join(' ')];

/** The paths that the note is about. */
export const unwrittenPaths: readonly string[] = missing.map(({ path }) => path);

export const notFound = {
  head: {
    title: '404 Page Not Found',
    description:
      'There is no page at this address. Find hockey tape, skate laces, inline bearings and our hockey guides from here.',
    keywords: ['page not found'],
    picture: heroPicture,
  },
  title: '404 Page Not Found',
  text: 'This one went wide. The page may have moved, or there is a typo in the address.',
  home: { label: 'Back to the home page', href: '/' },
  store: { label: `Shop on ${store.name}`, href: storeHref('not-found') },
  products: cards.map(({ title, price, href, tone, thumb }) => ({
    name: title,
    price,
    href,
    tone,
    picture: thumb,
  })),
  linksLabel: 'Looking for something else?',
  links: [linkTo('/blog'), linkTo('/contact')],
  note:
    note === undefined
      ? undefined
      : { text: note, link: { label: 'Ask us what you want to know', href: '/contact' } },
};
