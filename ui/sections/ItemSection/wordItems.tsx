import type { ItemListVariant } from '../ItemList/index.ts';
import * as styles from './wordItems.css.ts';

/** Rows with a very large word each, and its text beside it: for titles of one short word. */
export const wordItems: ItemListVariant = {
  List: ({ children }) => (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  ),
  item: styles.item,
  heading: { level: 3, size: 'display' },
  text: { size: 'lg', measure: 'reading' },
};
