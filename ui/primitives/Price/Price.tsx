import * as styles from './Price.css.ts';

export const priceSizes = ['md', 'lg'] as const;

export interface PriceProps {
  /** The price as it is written: `$9.99 – $18.99`. */
  children: string;
  /** `lg` on the product's own page. */
  size?: (typeof priceSizes)[number];
}

/** What a product costs at the store. */
export const Price = ({ children, size = 'md' }: PriceProps) => (
  <p className={`${styles.price} ${styles.size[size]}`}>{children}</p>
);
