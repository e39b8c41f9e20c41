import type { Place } from './choice.css.ts';

/** A pack with its link to the store. */
export interface BuyPack {
  /** The pack's name: `5 rolls`. */
  name: string;
  /** The price as text: `$9.99`. */
  price: string;
  /** The price of one piece: `$2.00 a roll`. */
  each?: string | undefined;
  /** The pack at the store. */
  href: string;
}

const places: readonly Place[] = ['first', 'second', 'third', 'fourth'];

/** Returns each pack with its place, by which the styles know it. */
export const withPlaces = (packs: readonly BuyPack[]) =>
  places.flatMap((place, index) => {
    const pack = packs[index];
    return pack ? [{ ...pack, place }] : [];
  });
