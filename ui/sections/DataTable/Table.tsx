import type { ReactNode } from 'react';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './DataTable.css.ts';
// After the styles that it overrides.
import * as stackedStyles from './stacked.css.ts';

export interface TableProps {
  /** The column headers. `isNumber` aligns the numbers of a column. */
  columns: readonly { name: string; isNumber?: boolean }[];
  /** The rows. The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
  /**
   * The addresses to which the headers of the rows lead, in their order. On phones, a row of a table of words has its
   * header and its last cell only.
   *
   * @default the headers are not links
   */
  links?: readonly string[] | undefined;
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
export const Table = ({ columns, rows, links, chosen, caption, label }: NamedTableProps) => {
  const isOfWords = columns.filter(({ isNumber }) => !isNumber).length > 2;
  // With its header and one cell, a row fits on a phone as it is.
  const isStacked = isOfWords && !links;
  const wordsOnPhone = links ? stackedStyles.linked : stackedStyles.stacked;
  // Some browsers drop the roles of table elements whose `display` is `block`.
  const role = (name: string) => isStacked && { role: name };
  const cellStyle = (at: number) => (columns[at]?.isNumber ? styles.figures : styles.words);
  const chosenStyle = (row: number, cell: number) =>
    chosen?.row === row && chosen.cell === cell ? ` ${styles.chosen}` : '';
  return (
    <table
      {...role('table')}
      aria-label={label}
      className={isOfWords ? `${styles.table} ${wordsOnPhone}` : styles.table}
    >
      {caption}
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {columns.map(({ name }, at) => (
            <th
              key={name}
              scope="col"
              {...role('columnheader')}
              className={`${styles.head} ${cellStyle(at)}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {rows.map(([about, ...cells], row) => (
          <tr key={about} {...role('row')} className={styles.row}>
            <th scope="row" {...role('rowheader')} className={`${styles.about} ${cellStyle(0)}`}>
              {links?.[row] ? <TextLink href={links[row]}>{about}</TextLink> : about}
            </th>
            {cells.map((cell, at) => (
              <td
                key={columns[at + 1]?.name}
                {...role('cell')}
                {...(isStacked && { 'data-column': columns[at + 1]?.name })}
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
