import { useId } from 'react';
import * as styles from './DataTable.css.ts';
import { useOverflow } from './useOverflow.ts';

export interface DataTableProps {
  /** What the table tells. */
  caption: string;
  /** The heads of the columns; `isNumber` lines figures up under each other. */
  columns: readonly { name: string; isNumber?: boolean }[];
  /** The rows. The first cell of each is what the row is about. */
  rows: readonly (readonly string[])[];
  /** Words below it: where the figures come from, what they leave out. */
  note?: string | undefined;
}

/** Figures to look up. Where it is wider than the window, it is scrolled by finger or arrow keys. */
export const DataTable = ({ caption, columns, rows, note }: DataTableProps) => {
  const id = useId();
  const [box, isOverflowing] = useOverflow();
  const look = (at: number) => (columns[at]?.isNumber ? styles.figures : styles.words);
  return (
    <div className={styles.whole}>
      <div
        ref={box}
        // Only what can be scrolled has to be reached by the keyboard.
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
                <th key={name} scope="col" className={`${styles.head} ${look(at)}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([about, ...cells]) => (
              <tr key={about} className={styles.row}>
                <th scope="row" className={`${styles.about} ${look(0)}`}>
                  {about}
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]?.name} className={`${styles.cell} ${look(at + 1)}`}>
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
