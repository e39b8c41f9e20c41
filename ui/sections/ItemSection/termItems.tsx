import type { ItemListVariant } from '../ItemList/index.ts';
import * as styles from './termItems.css.ts';

/** The terms of a promise: what it covers and what it does not as two cards, then the others in columns. */
export const termItems: ItemListVariant = {
  List: ({ children }) => (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  ),
  item: styles.item,
  iconClass: styles.icon,
  heading: { level: 3, size: 'sm' },
  text: { variant: 'muted' },
};
