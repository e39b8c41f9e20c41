import { InTheBag, type InTheBagProps } from '../InTheBag/index.ts';
import * as styles from './BlogPost.css.ts';

interface PostBagsProps {
  bags: readonly InTheBagProps[];
  /** Whether roomy desktops have them beside the text. */
  areBesideText: boolean;
}

/** Renders the products of a post below its text, or beside it on roomy desktops. */
export const PostBags = ({ bags, areBesideText }: PostBagsProps) => {
  const cards = bags.map((bag) => (
    <div key={bag.name} className={styles.bag}>
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
