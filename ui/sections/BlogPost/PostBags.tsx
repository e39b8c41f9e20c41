import { InTheBag, type InTheBagProps } from '../InTheBag/index.ts';
import * as styles from './BlogPost.css.ts';

interface PostBagsProps {
  bags: readonly InTheBagProps[];
  /** Whether roomy desktops have them beside the text. */
  areBesideText: boolean;
  /** The name of the product that narrower windows have between the parts of the text. */
  between: string | undefined;
}

/**
 * Renders the products of a post below its text, or beside it on roomy desktops. In narrower windows, one that is
 * between the parts of the text is not shown again when there are others.
 */
export const PostBags = ({ bags, areBesideText, between }: PostBagsProps) => {
  const cards = bags.map((bag) => (
    <div
      key={bag.name}
      className={bag.name === between ? `${styles.bag} ${styles.shownAbove}` : styles.bag}
    >
      <InTheBag {...bag} variant={areBesideText ? 'column' : 'row'} />
    </div>
  ));
  if (!areBesideText) return cards;
  return (
    <div className={styles.bagsBeside}>
      <div>{cards}</div>
    </div>
  );
};
