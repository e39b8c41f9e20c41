import {
  brand,
  durability,
  guaranteeDays,
  primeDays,
  proRating,
  standardCount,
  store,
} from './facts.ts';
import { bearings } from '../products/bearings.ts';
import { laces } from '../products/laces.ts';
import { tape } from '../products/tape.ts';
import { productCount, usesLead } from './products/words.ts';
import { heroPicture } from './pictures.ts';
import { sceneAlts } from './scenes.ts';
import { storeHref } from './storeLinks.ts';

/** How many of the newest posts the home page shows. */
export const teaserCount = 3;

export const home = {
  head: {
    title: 'Clear Shin Guard Tape, Skate Laces & Inline Bearings',
    description:
      'Clear shin guard tape, cloth skate laces and inline skate bearings for players, coaches and hockey parents. Shop Crossbar Hockey on Amazon.',
    keywords: [
      'hockey tape',
      'clear shin guard tape',
      'hockey laces',
      'cloth skate laces',
      'inline skate bearings',
      'hockey accessories',
    ],
    picture: heroPicture,
  },
  hero: {
    title: `Gear up with ${brand}`,
    lead: 'Shin guard tape, skate laces and inline bearings: the small gear that every shift depends on.',
    pictureAlt: heroPicture.alt,
    store: { label: `Shop on ${store.name}`, href: storeHref('hero') },
    explore: { label: 'Explore products', href: '#products' },
    note: `Free ${primeDays}-day shipping with Prime. ${guaranteeDays}-\u2060day guarantee.`,
  },
  showcase: {
    id: 'products',
    title: `${productCount} things in every good hockey bag`,
    lead: usesLead,
  },
  reasons: {
    title: 'Why choose our products',
    lead: 'Four promises, and what stands behind each.',
    pictureAlt: sceneAlts.tapeOnSkates,
    items: [
      {
        figure: { value: String(standardCount), label: 'standards' },
        title: 'Quality',
        text: 'What every piece has to pass, from the raw material to the final check.',
        href: '/why-choose/quality',
        linkLabel: 'See our standards',
      },
      {
        figure: durability,
        title: 'Performance',
        text: 'What the gear has to do in the third period, and the numbers we hold it to.',
        href: '/why-choose/performance',
        linkLabel: 'See the numbers',
      },
      {
        figure: proRating,
        title: 'Pro trusted',
        text: 'From college rinks to the professional game: who skates with it, and why.',
        href: '/why-choose/pro-trusted',
        linkLabel: 'Hear from players',
      },
      {
        figure: { value: String(guaranteeDays), label: 'days' },
        title: 'Guarantee',
        text: '100% satisfaction, from the day you buy. Three steps, no argument.',
        href: '/why-choose/guarantee',
        linkLabel: 'How it works',
      },
    ],
  },
  testimonials: {
    title: 'What players are saying',
    lead: 'A defenseman, a coach and a parent on the gear in their bags.',
    items: [
      {
        id: 'defenseman',
        quote:
          'I block a lot of shots, so my shin pads take a beating. With this tape they are still where I put them when the horn goes, and it comes off clean.',
        author: 'Tyler M.',
        product: { label: 'See the tape', href: tape.path },
        position: 'Defenseman, adult league',
        rating: 5,
        isInvented: true,
      },
      {
        id: 'coach',
        quote:
          'Half my bench used to re-tie between periods. I put the laces on my own skates first, then on the team order. I would take them a size longer for the big kids.',
        author: 'Coach Dana R.',
        product: { label: 'See the laces', href: laces.path },
        position: 'Youth hockey coach',
        rating: 4.5,
        isInvented: true,
      },
      {
        id: 'parent',
        quote:
          'We swapped the bearings the night before an inline tournament. Sixteen of them, twenty minutes at the kitchen table, and she noticed on the first stride.',
        author: 'Chris P.',
        product: { label: 'See the bearings', href: bearings.path },
        position: 'Hockey parent',
        rating: 5,
        isInvented: true,
      },
    ],
  },
  closing: {
    title: 'Ready to upgrade your hockey gear?',
    text: `Tape, laces and bearings: everything we make is in our ${store.name} store.`,
    store: { label: `Shop on ${store.name}`, href: storeHref('home-closing') },
    more: { label: 'Where to buy', href: '/where-to-buy' },
  },
  blog: {
    title: 'Hockey Tips & Guides',
    lead: 'Taping, lacing, rolling: what we have learned at the rink, written down.',
    failure: 'Unable to load blog posts. Please try again later.',
    empty: { title: 'No posts found', text: 'There are no blog posts yet. Check back soon!' },
    all: { label: 'View all articles', href: '/blog' },
  },
} as const;
