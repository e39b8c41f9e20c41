/** The pictures of share cards, by the name of their file in `ui/assets/pictures`. */
export type CardPictureName =
  | 'hero-wide'
  | 'tape'
  | 'laces'
  | 'bearings'
  | 'room-about'
  | 'room-guarantee'
  | 'room-performance'
  | 'room-pro'
  | 'room-quality'
  | 'room-where-to-buy';

export interface CardPicture {
  name: CardPictureName;
  /** The text alternative. */
  alt: string;
}

// Pictures that several pages use. Others are in the content of their page, so that no other page
// loads their text.

export const heroPicture: CardPicture = {
  name: 'hero-wide',
  alt: 'On the ice of a dark arena: a roll of clear tape, a bundle of white laces and three steel bearings, a red goal far behind them.',
};

export const tapePicture: CardPicture = {
  name: 'tape',
  alt: 'A roll of clear tape stands on the ice, its free end lifted; a second roll lies in front of it.',
};

export const lacesPicture: CardPicture = {
  name: 'laces',
  alt: 'A pair of flat white laces with a blue thread, wound into a bundle under a paper band, on the blue line of a rink.',
};

export const bearingsPicture: CardPicture = {
  name: 'bearings',
  alt: 'An open bearing on the ice shows seven steel balls in a green cage; behind it stands one with a green seal.',
};
