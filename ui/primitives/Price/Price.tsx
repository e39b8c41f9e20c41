import * as styles from './Price.css.ts';

export interface PriceProps {
  /** The price as it is written: `$9.99 – $18.99`. */
  children: string;
}

/** What a product costs at the store. */
export const Price = ({ children }: PriceProps) => <p className={styles.price}>{children}</p>;
