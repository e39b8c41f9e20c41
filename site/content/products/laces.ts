import { linkTo } from '../../routes.ts';
import { laces } from '../facts.ts';
import { breadcrumbTo, type Head } from '../page.ts';
import { buyAt, buyNote, others } from './product.ts';
import { lacesPicture } from '../pictures.ts';

const head: Head = {
  title: 'Hockey Laces: Cloth, for Ice and Inline',
  description: `Flat, woven cloth laces for ice and inline hockey skates: they lie flat over the tongue and stay where you pull them. ${laces.price}.`,
  keywords: ['hockey laces', 'cloth skate laces', 'hockey skate laces', 'inline skate laces'],
  picture: lacesPicture,
};

export const lacesPage = {
  head,
  path: laces.path,
  detail: {
    name: laces.name,
    breadcrumb: breadcrumbTo(laces.path),
    price: laces.price,
    description:
      'Cloth laces for ice and inline skates. Flat and woven, so they lie flat over the tongue and stay where you pull them while you tie the rest.',
    facts: [
      { label: 'Material', value: laces.material },
      { label: 'Shape', value: 'Flat' },
      { label: 'Made', value: 'Woven' },
      { label: 'Skates', value: 'Ice and inline' },
    ],
    tone: 'blue',
    store: buyAt(laces.storeHref),
    note: buyNote,
  },
  /** The text alternatives of `lacesImages`, in its order. */
  alts: [
    lacesPicture.alt,
    'Two flat white laces with a blue thread cross on the ice, their metal tips in front.',
    'White laces with a blue thread, criss-crossed through the metal eyelets of a black skate.',
    'The metal tip of a lace, close up, with the woven lace running into it.',
  ],
  features: {
    title: 'Flat cloth, from toe to bow',
    lead: 'Four things you notice while you tie, so that you notice nothing while you skate.',
    features: [
      {
        title: 'Cloth',
        text: 'Woven from end to end, and easy on the fingers when you pull tight.',
      },
      {
        title: 'Flat, not round',
        text: 'It lies flat over the tongue and spreads the pull over its whole width.',
      },
      {
        title: 'Stays where you pull it',
        text: 'Each crossing holds while you tighten the next one, all the way up.',
      },
      {
        title: 'For ice and inline skates',
        text: 'One kind of lace in the bag, whatever the floor of the next rink is made of.',
      },
    ],
    tone: 'blue',
  },
  guide: {
    title: 'How to lace a skate',
    text: 'Which length your skates take, the patterns and what each is good for, and the mistakes that hurt your feet.',
    link: { ...linkTo('/guides/hockey-skate-lacing'), label: 'Read the lacing guide' },
  },
  others: { ...others, lead: 'Tape for your shins, bearings for your wheels.' },
} as const;
