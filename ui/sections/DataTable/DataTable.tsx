import { useId } from 'react';
import * as styles from './DataTable.css.ts';
import { useOverflow } from './useOverflow.ts';

export interface DataTableProps {
  /** The title of the table. */
  caption: string;
  /** The column headers. `isNumber` aligns the numbers of a column. */
  columns: readonly { name: string; isNumber?: boolean }[];
  /** The rows. The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
  /** A note below the table: sources, limits. */
  note?: string | undefined;
  /** The cell that a visitor has chosen, counted from 0 without the headers. */
  chosen?: { row: number; cell: number } | undefined;
}

/** Renders a table that scrolls by touch or arrow keys when it is wider than the window. */
export const DataTable = ({ caption, columns, rows, note, chosen }: DataTableProps) => {
  const id = useId();
  const [box, isOverflowing] = useOverflow();
  const cellStyle = (at: number) => (columns[at]?.isNumber ? styles.figures : styles.words);
  const chosenStyle = (row: number, cell: number) =>
    chosen?.row === row && chosen.cell === cell ? ` ${styles.chosen}` : '';
  return (
    <div className={styles.whole}>
      <div
        ref={box}
        // Keyboard focus is needed only when the table scrolls.
        {...(isOverflowing && { role: 'region', tabIndex: 0, 'aria-labelledby': id })}
        className={styles.scroller}
      >
        <table className={styles.table}>
          <caption id={id} className={styles.caption}>
            {caption}
          </caption>
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
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
};
