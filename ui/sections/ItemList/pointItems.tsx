import type { ItemListVariant } from './ItemList.tsx';
import * as styles from './pointItems.css.ts';

/** Two or three columns without numbers, for items of equal weight. */
export const pointItems: ItemListVariant = {
  List: ({ count, children }) => (
    <ul role="list" className={styles.list} data-columns={count % 3 === 0 ? '3' : '2'}>
      {children}
    </ul>
  ),
  item: styles.item,
  heading: { level: 3, size: 'sm' },
};
