import { InTheBag, type InTheBagProps } from '../InTheBag/index.ts';
import * as styles from './BlogPost.css.ts';

/** The most cards that are beside the text. More would be higher than most windows. */
const mostBesideText = 2;

interface PostBagsProps {
  bags: readonly InTheBagProps[];
  /** Whether a card is between the sections, which roomy desktops have beside the text. */
  hasOneBetween: boolean;
}

/** Renders the products of a post below its text. Roomy desktops show one or two of them beside the text, unless another card is there. */
export const PostBags = ({ bags, hasOneBetween }: PostBagsProps) => {
  const isBesideText = !hasOneBetween && bags.length <= mostBesideText;
  const cards = bags.map((bag) => (
    <div key={bag.name} className={styles.bag}>
      <InTheBag {...bag} variant={isBesideText ? 'column' : 'row'} />
    </div>
  ));
  if (!isBesideText || cards.length === 0) return cards;
  return (
    <div className={styles.bagsBeside}>
      <div className={styles.besideText}>{cards}</div>
    </div>
  );
};
