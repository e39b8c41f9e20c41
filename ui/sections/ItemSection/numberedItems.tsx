import { Grid } from '../../layout/Grid/index.ts';
import type { ItemListVariant } from '../ItemList/index.ts';
import * as styles from './numberedItems.css.ts';

/** Columns under a large red number each, for items in an order: standards. */
export const numberedItems: ItemListVariant = {
  List: ({ count, children }) => (
    <Grid as="ol" columns={count % 2 === 0 ? '3' : 'trio'}>
      {children}
    </Grid>
  ),
  item: styles.item,
  marker: { classes: styles.number, number: 'plain' },
  heading: { level: 3, size: 'md' },
  text: { variant: 'muted' },
};
