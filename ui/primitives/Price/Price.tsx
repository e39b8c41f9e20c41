import * as styles from './Price.css.ts';
import type { priceSizes } from './values.ts';

export interface PriceProps {
  /** The price with its currency: `$9.99 – $18.99`. */
  children: string;
  /** `lg` on the product's page. */
  size?: (typeof priceSizes)[number];
}

/** Renders the price of a product. */
export const Price = ({ children, size = 'md' }: PriceProps) => (
  <p className={`${styles.price} ${styles.size[size]}`}>{children}</p>
);
