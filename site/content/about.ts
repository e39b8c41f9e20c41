import { linkTo } from '../routes.ts';
import { brand, foundingYear, guaranteeDays, store } from './facts.ts';
import { breadcrumbTo, type Head } from './page.ts';
import type { CardPicture } from './pictures.ts';
import { productTiles } from './productTiles.ts';
import { sceneAlts } from './scenes.ts';
import { storeHref } from './storeLinks.ts';

const picture: CardPicture = {
  name: 'room-about',
  alt: 'A red goal with a white net under the lights of an arena, a puck on the ice beside it.',
};

const head: Head = {
  title: 'About us',
  description: `${brand} has made clear shin guard tape, cloth skate laces and inline bearings since ${foundingYear}. Our story, our commitment and how to join the team.`,
  keywords: ['about Crossbar Hockey', 'hockey accessories brand', 'hockey tape company'],
  picture,
};

export const about = {
  head,
  path: '/about',
  intro: {
    title: `About ${brand}`,
    lead: `We make the small gear: tape, laces, bearings. Since ${foundingYear}, nothing else.`,
    breadcrumb: breadcrumbTo('/about'),
    pictureAlt: sceneAlts.lineUp,
  },
  story: {
    id: 'our-story',
    title: 'Our Story',
    lead: 'It is never the stick that keeps you off the ice.',
    paragraphs: [
      'It is the roll of tape that ran out in the second period. The lace that let go as the puck was about to drop. The wheel that stopped rolling on the way to the far post.',
      `${brand} was founded in ${foundingYear} to make that gear, and to make it well: clear tape for shin guards, cloth laces for skates, bearings for inline wheels.`,
      `It is sold in one place: our ${store.name} store.`,
    ],
    pictureAlt: sceneAlts.shelf,
  },
  products: {
    id: 'what-we-make',
    title: 'Small gear, one job each',
    lead: 'Everything we make fits in the side pocket of a hockey bag.',
    tiles: productTiles,
    store: { label: `Shop on ${store.name}`, href: storeHref('about') },
  },
  commitment: {
    id: 'our-commitment',
    title: 'Our Commitment',
    lead: 'You should not have to think about your tape during a game.',
    paragraphs: [
      `So everything we sell comes with a 100% satisfaction guarantee, for ${guaranteeDays} days from the day you buy it. Wrap it, lace it, roll on it. If it does not do its job, tell us, and we put it right.`,
      'No paperwork, and no argument about who pulled too hard.',
    ],
    pictureAlt: sceneAlts.bow,
    more: { label: 'How the guarantee works', href: linkTo('/why-choose/guarantee').href },
  },
  team: {
    id: 'join-the-team',
    title: 'Join the Crossbar Team',
    lead: 'No tryouts. Bring your bag.',
    paragraphs: [
      'Players, coaches, parents and the person who fills the water bottles: this is where you tell us what held, what did not, and what you carry that we should be making.',
      'Follow along for taping tips, or write to us. We answer.',
    ],
    pictureAlt: sceneAlts.openBag,
    socialsLabel: 'Crossbar Hockey elsewhere',
    contact: { label: 'Write to us', href: linkTo('/contact').href },
  },
} as const;
