import type { ItemListVariant } from '../ItemList/index.ts';
import * as styles from './termItems.css.ts';

/** Terms on one sheet, in two columns from tablets up. The icon of the first (what is covered) is green, others are red. */
export const termItems: ItemListVariant = {
  List: ({ children }) => (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  ),
  item: styles.item,
  iconClass: styles.icon,
  pointsClass: styles.points,
  heading: { level: 3, size: 'md' },
  text: { variant: 'muted' },
};
