import type { ItemListVariant } from '../ItemList/index.ts';
import * as styles from './stepItems.css.ts';

/** Three or four steps in their order along a blue line, each at a numbered face-off dot. A step may have a drawing. */
export const stepItems: ItemListVariant = {
  List: ({ children }) => (
    <ol role="list" className={styles.list}>
      {children}
    </ol>
  ),
  item: styles.item,
  marker: { classes: styles.dot, number: 'step' },
  drawingClass: styles.drawing,
  body: styles.body,
  heading: { level: 3, size: 'md' },
  text: { variant: 'muted' },
};
