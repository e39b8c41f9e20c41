import { useId } from 'react';
import { Table, type TableProps } from './Table.tsx';
import * as styles from './DataTable.css.ts';
import { useOverflow } from './useOverflow.ts';

export interface DataTableProps extends TableProps {
  /** The title of the table. */
  caption: string;
  /** A note below the table: sources, limits. */
  note?: string | undefined;
  /** Shows a long table in thirds side by side on desktops. Each column header is then one of three. */
  inThirds?: boolean;
}

interface Part extends TableProps {
  /** The caption of all parts, and the first and the last row header of this one. */
  label: string;
}

/** Returns the thirds of a table, each with the cell that is chosen in it. */
const thirdsOf = ({ caption, columns, rows, links, chosen }: DataTableProps): Part[] => {
  const size = Math.ceil(rows.length / 3);
  return [0, size, size * 2].map((start) => {
    const part = rows.slice(start, start + size);
    return {
      label: `${caption}: ${part[0]?.[0]} – ${part.at(-1)?.[0]}`,
      columns,
      rows: part,
      links: links?.slice(start, start + size),
      chosen: chosen && { ...chosen, row: chosen.row - start },
    };
  });
};

/** Renders a table that scrolls by touch or arrow keys when it is wider than the window. */
export const DataTable = (props: DataTableProps) => {
  const { caption, note, inThirds = false, ...table } = props;
  const id = useId();
  const [box, isOverflowing] = useOverflow();
  const isCompact = table.columns.length === 3 && table.columns.at(1)?.isNumber;
  return (
    <div className={isCompact ? `${styles.whole} ${styles.compact}` : styles.whole}>
      <div
        ref={box}
        // Keyboard focus is needed only when the table scrolls.
        {...(isOverflowing && { role: 'region', tabIndex: 0, 'aria-labelledby': id })}
        className={styles.scroller}
      >
        {inThirds ? (
          <>
            <p id={id} className={styles.caption}>
              {caption}
            </p>
            <div className={styles.thirds}>
              {thirdsOf(props).map((third) => (
                <Table key={third.label} {...third} />
              ))}
            </div>
          </>
        ) : (
          <Table
            {...table}
            caption={
              <caption id={id} className={styles.caption}>
                {caption}
              </caption>
            }
          />
        )}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
};
