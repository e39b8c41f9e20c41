import { linkTo } from '../../routes.ts';
import { brand, guaranteeDays, returnDays, store } from '../facts.ts';
import { contactHref } from '../contactTopics.ts';
import { openDays } from '../openDays.ts';
import { breadcrumbTo, type Head } from '../page.ts';
import type { CardPicture } from '../pictures.ts';
import { reach } from '../reach.ts';
import { storeHref } from '../storeLinks.ts';

const picture: CardPicture = {
  name: 'room-guarantee',
  alt: 'A parcel tied with a white lace, a card with a red 30 leaning on it, on a wooden bench.',
};

const head: Head = {
  title: `Our ${guaranteeDays}-Day Satisfaction Guarantee`,
  description: `100% satisfaction for ${guaranteeDays} days from purchase on every ${brand} product. Three steps: tell us, show us, and we put it right. Read the terms.`,
  keywords: ['hockey gear guarantee', 'satisfaction guarantee', 'Crossbar Hockey warranty'],
  picture,
};

export const guarantee = {
  head,
  path: '/why-choose/guarantee',
  intro: {
    title: 'Our guarantee: not satisfied, we put it right',
    lead: `Use it the way it is meant to be used. You have ${guaranteeDays} days from purchase to say that it did not do its job.`,
    breadcrumb: breadcrumbTo('/why-choose/guarantee'),
  },
  facts: [
    { label: 'Good for', value: 'Every product we make' },
    { label: 'Bought at', value: `Our ${store.name} store` },
    { label: 'Have ready', value: 'Your order number' },
  ],
  stub: { value: `${guaranteeDays}`, label: 'days from purchase' },
  store: { label: `Shop on ${store.name}`, href: storeHref('why-choose') },
  claim: { label: 'Make a claim', href: contactHref('guarantee') },
  steps: {
    id: 'how-it-works',
    title: 'The process in three steps',
    lead: 'They take about as long as tying one skate.',
    items: [
      {
        title: 'Tell us',
        text: `Write to us or call within ${guaranteeDays} days from purchase, with your ${store.name} order number.`,
        links: [reach.email, reach.phone],
      },
      {
        title: 'Show us',
        text: 'Say what it should have done and what it did. A photo helps, but you do not need one, and nobody asks you to prove how you used it.',
      },
      {
        title: 'We put it right',
        text: `A person answers, ${openDays}, and tells you how we put it right.`,
      },
    ],
  },
  terms: {
    id: 'terms',
    title: 'The terms',
    lead: 'All of them, in plain words.',
    items: [
      {
        icon: 'check',
        title: 'What it covers',
        text: `What comes from our ${store.name} store and does not do its job in normal play. The guarantee begins on the day of your order and lasts ${guaranteeDays} days.`,
        points: ['Tape that lets go', 'Laces that snap', 'Bearings that do not roll'],
      },
      {
        icon: 'close',
        title: 'What it does not cover',
        text: 'We cannot vouch for what was sold elsewhere under our name.',
        points: ['Gear cut on purpose', 'Misused gear', 'Gear that is simply used up'],
      },
      {
        title: 'Used or not',
        text: `Used gear is what this guarantee is for. Unused products can also go back to ${store.name} within ${returnDays} days for a full refund, under its own return policy.`,
      },
      {
        title: 'Your rights stay yours',
        text: 'The guarantee comes on top of whatever the law where you live already gives you.',
      },
    ],
  },
  closing: {
    title: 'Nothing to lose but the old tape',
    text: `Every order from our ${store.name} store is covered.`,
    store: { label: `Shop on ${store.name}`, href: storeHref('why-choose') },
    more: { label: 'Where to buy', href: linkTo('/where-to-buy').href },
  },
} as const;
