/** The pictures of share cards, by the name of their file in `ui/assets/pictures`. */
export type CardPictureName =
  | 'hero-wide'
  | 'tape'
  | 'laces'
  | 'bearings'
  | 'face-off'
  | 'room-about'
  | 'room-guarantee'
  | 'room-performance'
  | 'room-quality'
  | 'room-where-to-buy';

export interface CardPicture {
  name: CardPictureName;
  /** The text alternative. */
  alt: string;
}

/** The picture of the pages without one of their own. */
export const heroPicture: CardPicture = {
  name: 'hero-wide',
  alt: 'On dark ice: a roll and a pack of clear tape, white laces and steel bearings, and far behind them a goalie.',
};
