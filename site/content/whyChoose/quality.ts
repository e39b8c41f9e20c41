import { linkTo } from '../../routes.ts';
import { bearings } from '../../products/bearings.ts';
import { laces } from '../../products/laces.ts';
import { tape } from '../../products/tape.ts';
import { store } from '../facts.ts';
import { breadcrumbTo, type Head } from '../page.ts';
import { productCount } from '../products/words.ts';
import type { CardPicture } from '../pictures.ts';
import { storeHref } from '../storeLinks.ts';

const picture: CardPicture = {
  name: 'room-quality',
  alt: 'The blade of a stick, wrapped in black tape, close up above the ice.',
};

const head: Head = {
  title: 'Quality: Six Standards for Hockey Gear',
  description:
    'The six standards that every roll of tape, pair of laces and set of bearings has to meet, from the raw material to the last look before it ships.',
  keywords: ['hockey gear quality', 'quality hockey tape', 'quality skate laces'],
  picture,
};

export const quality = {
  head,
  path: '/why-choose/quality',
  intro: {
    title: 'Quality: six standards, one bag of gear',
    lead: 'Small gear is easy to make badly. This is what ours has to pass before it is packed.',
    breadcrumb: breadcrumbTo('/why-choose/quality'),
    pictureAlt: picture.alt,
  },
  standards: {
    id: 'standards',
    title: 'Six quality standards',
    lead: 'In the order in which a piece of gear meets them.',
    items: [
      {
        title: 'The right material',
        text: `Clear film for tape. ${laces.material} for laces. ${bearings.material} for bearings. Each is chosen for the one thing it has to do, and named on its page.`,
      },
      {
        title: 'True to size',
        text: `A roll is ${tape.width} wide and ${tape.length} long, and that is what is on the core. What the page says is what is in the pack.`,
      },
      {
        title: 'The same every time',
        text: `The last roll of a ${Math.max(...tape.packs)} pack has to handle like the first. So does the pack you buy next season.`,
      },
      {
        title: 'Ready when you are',
        text: 'Gear has to go on in a cold room ten minutes before warm-up. Bearings come pre-lubricated; nothing needs breaking in, trimming or a tool you left at home.',
      },
      {
        title: 'Made for the wear',
        text: 'Sweat, melt water, blocked shots, bench doors, rink floors. We judge gear by how it looks in March, not in its wrapper.',
      },
      {
        title: 'One last look',
        text: 'Everything is inspected before it is packed. What does not pass stays here.',
      },
    ],
  },
  closing: {
    title: 'See it for yourself',
    text: `The ${productCount.toLowerCase()} products that have to pass all six are in our ${store.name} store.`,
    store: { label: `Shop on ${store.name}`, href: storeHref('why-choose') },
    more: { label: 'See the figures', href: linkTo('/why-choose/performance').href },
  },
} as const;
