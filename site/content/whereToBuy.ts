import { linkTo } from '../routes.ts';
import { finderLinks } from './finders/links.ts';
import { brand, guaranteeDays, primeDays, returnDays, store } from './facts.ts';
import { breadcrumbTo, type Head } from './page.ts';
import type { CardPicture } from './pictures.ts';
import { storeHref } from './storeLinks.ts';

const picture: CardPicture = {
  name: 'room-where-to-buy',
  alt: 'A cardboard parcel with the mark of the crossbar on it, on the floor of a locker room. In front of it a pack of clear tape, a pair of laces and four bearings.',
};

const head: Head = {
  title: `Where to Buy: Our ${store.name} Store`,
  description: `${brand} tape, laces and bearings are sold only in our ${store.name} store. Free ${primeDays}-day shipping for Prime members, returns within ${returnDays} days.`,
  keywords: ['where to buy hockey tape', 'Crossbar Hockey Amazon', 'buy skate laces online'],
  picture,
};

export const whereToBuy = {
  head,
  path: '/where-to-buy',
  intro: {
    title: 'Where to buy',
    lead: `Our products are sold exclusively through our ${store.name} store. You pay, track and return there.`,
    breadcrumb: breadcrumbTo('/where-to-buy'),
    pictureAlt: picture.alt,
    facts: [
      `Free ${primeDays}-\u2060day shipping with Prime`,
      `${returnDays}-\u2060day returns`,
      `${guaranteeDays}-\u2060day guarantee`,
    ],
  },
  store: {
    label: `VISIT OUR ${store.name.toUpperCase()} STORE`,
    href: storeHref('where-to-buy-top'),
  },
  products: {
    id: 'products',
    title: 'Shop by product',
    lead: `Choose what is missing from your bag. ${store.name} opens in a new tab.`,
    storeLabel: `BUY ON ${store.name.toUpperCase()}`,
  },
  policies: {
    id: 'shipping-and-returns',
    title: 'Shipping & Returns',
    lead: `${store.name} handles shipping and returns. Our guarantee comes on top.`,
    items: [
      {
        amount: { value: `${primeDays} days` },
        title: 'Prime shipping',
        text: `Prime members get free ${primeDays}-\u2060day shipping. For everybody else, ${store.name} shows cost and delivery date before you pay.`,
      },
      {
        amount: { value: `${returnDays} days` },
        title: `${store.name}’s returns`,
        text: `Unused products can be returned within ${returnDays} days for a full refund, under ${store.name}’s return policy. Start it from your ${store.name} order.`,
      },
      {
        amount: { value: `${guaranteeDays} days` },
        title: 'Our guarantee',
        text: `Used it, and not satisfied? Our guarantee covers ${guaranteeDays} days from purchase. It comes from us, not from ${store.name}.`,
        link: { label: 'Read the guarantee', href: linkTo('/why-choose/guarantee').href },
      },
    ],
  },
  closing: {
    title: 'Not sure what you need?',
    text: 'Check these before you order.',
    questions: finderLinks,
    more: { label: 'Ask us something else', href: linkTo('/contact').href },
  },
} as const;
