import type { ReactNode } from 'react';
import * as styles from './Grid.css.ts';

export const gridColumns = ['2', '3', 'trio', '4'] as const;

export interface GridProps {
  /** Equals: each child is an `li`. */
  children: ReactNode;
  /** Columns on a wide window: phones have one, tablets two (`trio` one). */
  columns: (typeof gridColumns)[number];
  /** Says what the list is when no heading does. */
  label?: string;
}

/** A list of equals in columns. */
export const Grid = ({ children, columns, label }: GridProps) => (
  <ul className={`${styles.grid} ${styles.columnCount[columns]}`} aria-label={label}>
    {children}
  </ul>
);
