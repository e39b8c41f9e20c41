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
  alt: 'An open bearing stands on a dark table, its seven balls in sight; a sealed one lies beside it.',
};

const head: Head = {
  title: 'Quality: Six Standards for Hockey Gear',
  description:
    'The six standards that every roll of tape, pair of laces and set of bearings has to meet, from the raw material to the final check before it ships.',
  keywords: ['hockey gear quality', 'quality hockey tape', 'quality skate laces'],
  picture,
};

const standards = [
  {
    title: 'The right material',
    text: `Clear film for tape. ${laces.material} for laces. ${bearings.material} for bearings. Each is chosen for the one thing it has to do, and named on its page.`,
    stamp: 'As named',
  },
  {
    title: 'True to size',
    text: `A roll is ${tape.width} wide and ${tape.length} long, and that is what is on the core. What the page says is what is in the pack.`,
    stamp: 'To size',
  },
  {
    title: 'The same every time',
    text: `The last roll of a ${Math.max(...tape.packs)} pack has to handle like the first. So does the pack you buy next season.`,
    stamp: 'Every pack',
  },
  {
    title: 'Ready when you are',
    text: 'Gear has to go on in a cold room ten minutes before warm-up. Bearings come pre-lubricated. Tape and laces go on as they are.',
    stamp: 'Ready',
  },
  {
    title: 'Made for the wear',
    text: 'Sweat, melt water, blocked shots, bench doors, rink floors. We judge gear by how it looks in March, not in its wrapper.',
    stamp: 'Holds up',
  },
  {
    title: 'One last look',
    text: 'Everything is inspected before it is packed. What does not pass does not ship.',
    stamp: 'Inspected',
  },
] as const;

export const quality = {
  head,
  path: '/why-choose/quality',
  intro: {
    title: 'Quality: six standards, one\u00a0bag of gear',
    lead: 'Small gear is easy to make badly. This is what ours has to pass before it is packed.',
    breadcrumb: breadcrumbTo('/why-choose/quality'),
  },
  /** The drawings, in the order of the page. The dimensions of a 608 are those of its standard. */
  views: [
    {
      title: 'Tape.',
      product: { label: 'See the tape', href: tape.path },
      text: `Clear film, ${tape.width} wide and ${tape.length} long.`,
      alt: `A roll of tape from the front, with ${tape.length} marked along its free end, and from the side, ${tape.width} wide.`,
    },
    {
      title: 'Laces.',
      product: { label: 'See the laces', href: laces.path },
      text: `${laces.material}, woven flat, with a tip on each end.`,
      alt: 'The end of a flat lace with a metal tip and a blue thread, and the cut through it: much wider than high.',
    },
    {
      title: 'Bearings.',
      product: { label: 'See the bearings', href: bearings.path },
      text: `Size 608: 22\u00A0mm across, 8\u00A0mm bore, 7\u00A0mm wide. ${bearings.material}.`,
      alt: 'A 608 bearing from the front, 22 mm across with a bore of 8 mm, and from the side, 7 mm wide.',
    },
  ],
  result: { label: 'Passed', detail: `${standards.length} of ${standards.length} standards` },
  block: [
    { label: 'Sheet', value: '1 of 1' },
    { label: 'Units', value: 'in, yd, mm' },
    { label: 'Inspected', value: 'Before packing' },
  ],
  standards: {
    id: 'standards',
    title: 'Six quality standards',
    lead: 'From the raw material to the last look.',
    items: standards,
  },
  closing: {
    title: 'See it for yourself',
    text: `All ${productCount.toLowerCase()} products have to pass all six. Find them in our ${store.name} store.`,
    store: { label: `Shop on ${store.name}`, href: storeHref('why-choose') },
    more: { label: 'See performance', href: linkTo('/why-choose/performance').href },
  },
} as const;
