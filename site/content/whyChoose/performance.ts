import { bearings } from '../../products/bearings.ts';
import { laces } from '../../products/laces.ts';
import { tape } from '../../products/tape.ts';
import { linkTo } from '../../routes.ts';
import { durability, proRating, store } from '../facts.ts';
import { breadcrumbTo, type Head } from '../page.ts';
import type { CardPicture } from '../pictures.ts';
import { sceneAlts } from '../scenes.ts';
import { storeHref } from '../storeLinks.ts';

const picture: CardPicture = {
  name: 'room-performance',
  alt: 'A puck flies low over the ice, snow behind it, a goalie far away.',
};

/** A figure and its evidence, which the owner fills in. The page shows the fields that are not empty. */
export interface PerformanceClaim {
  readonly value: string;
  readonly label: string;
  /** Where the figure comes from: `our customer survey`. */
  readonly source: string;
  /** The number of people or products in the study: `412 customers`. */
  readonly base: string;
  /** How it was measured: `asked by email`. */
  readonly method: string;
  /** The last day of the study: `2026-05-31`. */
  readonly date: string;
}

const unproven = { source: '', base: '', method: '', date: '' };

export const claims: readonly PerformanceClaim[] = [
  { ...durability, ...unproven },
  { ...proRating, ...unproven },
  { value: '3x', label: 'more durable', ...unproven },
  { value: '100%', label: 'pass final inspection', ...unproven },
];

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

// Not by `api/dates.ts`: as a part of one more page it would be one more file of the home page.
const dayText = (iso: string) => {
  const [year, month, day] = iso.split('-');
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
};

/** Returns a claim with the evidence that the owner has given. */
export const shownClaim = ({ value, label, source, base, method, date }: PerformanceClaim) => ({
  value,
  label,
  evidence: [
    { label: 'Source', value: source },
    { label: 'Base', value: base },
    { label: 'Method', value: method },
    { label: 'Date', value: date && dayText(date) },
  ].filter((one) => one.value !== ''),
});

const head: Head = {
  title: 'Performance: Gear for the Third Period',
  description:
    'What tape, laces and bearings have to do when the legs are gone: three performance standards, and our hockey gear in four figures.',
  keywords: ['hockey gear performance', 'durable hockey tape', 'skate laces that hold'],
  picture,
};

export const performance = {
  head,
  path: '/why-choose/performance',
  intro: {
    title: 'Performance for the third period',
    lead: 'Anything works in warm-up. What counts is what the gear still does when everybody is tired.',
    breadcrumb: breadcrumbTo('/why-choose/performance'),
  },
  standards: {
    id: 'standards',
    title: 'Three jobs',
    lead: 'Tape has to hold, laces to stay, bearings to roll.',
    standards: [
      {
        word: 'Hold',
        text: 'Tape goes on over the sock and stays there: through wet wool, blocked shots and the pile-up in front of the net. The shin guard has to be where you put it when the horn goes.',
        product: { label: 'See the tape', href: tape.path },
        guide: { label: 'Read the tape article', href: tape.article },
        tone: 'red',
        pictureAlt: sceneAlts.tapeOnSkates,
      },
      {
        word: 'Stay',
        text: 'A cloth lace settles in warm-up. Tie it once more, and it keeps that tension, so that the last shift feels like the first.',
        product: { label: 'See the laces', href: laces.path },
        guide: { label: 'Read the lacing guide', href: linkTo('/guides/hockey-skate-lacing').href },
        tone: 'blue',
        pictureAlt: sceneAlts.lacesTight,
      },
      {
        word: 'Roll',
        text: 'A bearing spins freely under load, quietly, and stays that way. You should feel the push, not the wheel.',
        product: { label: 'See the bearings', href: bearings.path },
        guide: {
          label: 'Read the bearing guide',
          href: linkTo('/guides/bearing-maintenance').href,
        },
        tone: 'green',
        pictureAlt:
          'A player in orange hockey socks pushes off on inline skates over a blue court.',
      },
    ],
  },
  board: {
    id: 'figures',
    title: 'The figures',
    claims: claims.map(shownClaim),
  },
  clock: { label: 'Period', value: '3' },
  note: {
    text: 'Our own figures.',
    link: { label: 'Ask us how we got them', href: linkTo('/contact').href },
  },
  closing: {
    title: 'Put it through a period',
    text: 'Then another, then overtime. If it does not hold, stay or roll, our guarantee covers it.',
    store: { label: `Shop on ${store.name}`, href: storeHref('why-choose') },
    more: { label: 'Read the guarantee', href: linkTo('/why-choose/guarantee').href },
  },
} as const;
