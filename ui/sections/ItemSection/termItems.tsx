import type { ItemListVariant } from '../ItemList/index.ts';
import * as styles from './termItems.css.ts';

/** Terms: the first two items (what is covered, and what is not) are cards, the others are columns. */
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
