import type { ReactNode } from 'react';
import * as styles from './Grid.css.ts';
import type { gridColumns } from './values.ts';

export interface GridProps {
  /** The items, each an `li`. */
  children: ReactNode;
  /**
   * Columns on a wide window. Phones show one, tablets two (`thirds`: three; `trio` and `sixths`: one).
   * `quartet` has two until four fit. In `lead`, the first item has a row to itself, the others are in
   * twos, and one that is left over has a row: see `leadPlace`. In `sixths`, items span columns.
   */
  columns: (typeof gridColumns)[number];
  /** Names the list for screen readers, when no heading does. */
  label?: string;
  /** The element: `ol` when the order matters. */
  as?: 'ul' | 'ol';
}

/** Renders a list in columns of equal width. */
export const Grid = ({ children, columns, label, as: Element = 'ul' }: GridProps) => (
  <Element
    role="list"
    className={`${styles.grid} ${styles.columnCount[columns]}`}
    aria-label={label}
  >
    {children}
  </Element>
);
