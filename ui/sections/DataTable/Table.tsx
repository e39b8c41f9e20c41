import type { ReactNode } from 'react';
import * as styles from './DataTable.css.ts';

export interface TableProps {
  /** The column headers. `isNumber` aligns the numbers of a column. */
  columns: readonly { name: string; isNumber?: boolean }[];
  /** The rows. The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
  /** The cell that a visitor has chosen, counted from 0 without the headers. */
  chosen?: { row: number; cell: number } | undefined;
}

interface NamedTableProps extends TableProps {
  /** The element that names the table. */
  caption?: ReactNode;
  /** The name of a table without a caption. */
  label?: string;
}

/** Renders the table itself. */
export const Table = ({ columns, rows, chosen, caption, label }: NamedTableProps) => {
  const cellStyle = (at: number) => (columns[at]?.isNumber ? styles.figures : styles.words);
  const chosenStyle = (row: number, cell: number) =>
    chosen?.row === row && chosen.cell === cell ? ` ${styles.chosen}` : '';
  return (
    <table aria-label={label} className={styles.table}>
      {caption}
      <thead>
        <tr>
          {columns.map(({ name }, at) => (
            <th key={name} scope="col" className={`${styles.head} ${cellStyle(at)}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([about, ...cells], row) => (
          <tr key={about} className={styles.row}>
            <th scope="row" className={`${styles.about} ${cellStyle(0)}`}>
              {about}
            </th>
            {cells.map((cell, at) => (
              <td
                key={columns[at + 1]?.name}
                className={`${styles.cell} ${cellStyle(at + 1)}${chosenStyle(row, at)}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
