import { bearings, laces, store, tape } from '../facts.ts';
import { bearingsPicture, lacesPicture, tapePicture } from '../pictures.ts';

const storeLabel = `Buy on ${store.name}`;

export const tapeCard = {
  id: 'hockey-tape',
  title: tape.name,
  description: `Clear tape that holds your shin guards in place over the sock. Each roll is ${tape.width} by ${tape.length}, in packs of ${tape.packs.join(' and ')}.`,
  price: tape.price,
  pictureAlt: tapePicture.alt,
  tone: 'red',
  href: tape.path,
  storeHref: tape.storeHref,
  storeLabel,
} as const;

export const lacesCard = {
  id: 'hockey-laces',
  title: laces.name,
  description:
    'Cloth laces for ice and inline skates. Flat and woven, so they lie flat over the tongue and stay where you pull them.',
  price: laces.price,
  pictureAlt: lacesPicture.alt,
  tone: 'blue',
  href: laces.path,
  storeHref: laces.storeHref,
  storeLabel,
} as const;

/** Without the ABEC grade: the home page and the product page state different ones (see `facts.ts`). */
export const bearingsCard = {
  id: 'hockey-bearings',
  title: bearings.name,
  description: `${bearings.material} bearings for inline hockey wheels. Pre-lubricated, ready to press in and roll.`,
  price: bearings.price,
  pictureAlt: bearingsPicture.alt,
  tone: 'green',
  href: bearings.path,
  storeHref: bearings.storeHref,
  storeLabel,
} as const;
