import * as styles from './BearingRows.css.ts';

const perRow = 8;
const size = 24;

export interface BearingRowsProps {
  /** The bearings in the wheels. */
  count: number;
  /** The spares, drawn as outlines after the others. */
  spares: number;
}

/** Draws bearings in rows of eight. Hidden from screen readers, because the answer says the same. */
export const BearingRows = ({ count, spares }: BearingRowsProps) => {
  const all = count + spares;
  const columns = Math.min(all, perRow);
  return (
    <svg
      viewBox={`0 0 ${columns * size} ${Math.ceil(all / perRow) * size}`}
      aria-hidden="true"
      className={columns < perRow ? styles.short : styles.drawing}
    >
      {Array.from({ length: all }, (_, index) => {
        const [cx, cy] = [
          ((index % perRow) + 0.5) * size,
          (Math.floor(index / perRow) + 0.5) * size,
        ];
        return index < count ? (
          <g key={index}>
            <circle cx={cx} cy={cy} r="7.5" className={styles.seal} />
            <circle cx={cx} cy={cy} r="10" className={styles.ring} />
            <circle cx={cx} cy={cy} r="4" className={styles.bore} />
          </g>
        ) : (
          <g key={index}>
            <circle cx={cx} cy={cy} r="10" className={styles.spare} />
            <circle cx={cx} cy={cy} r="4" className={styles.spare} />
          </g>
        );
      })}
    </svg>
  );
};
