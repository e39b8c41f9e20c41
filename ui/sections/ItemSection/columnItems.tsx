import { Grid } from '../../layout/Grid/index.ts';
import type { ItemListVariant } from '../ItemList/index.ts';
import * as styles from './columnItems.css.ts';

/** Columns under a red bar each, for items without an order, such as policies. */
export const columnItems: ItemListVariant = {
  List: ({ count, children }) => <Grid columns={count % 2 === 0 ? '3' : 'thirds'}>{children}</Grid>,
  item: styles.item,
  amountClasses: { row: styles.amount, value: styles.amountValue },
  heading: { level: 3, size: 'md' },
  text: { variant: 'muted' },
};
