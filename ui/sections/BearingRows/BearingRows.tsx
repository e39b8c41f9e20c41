import * as styles from './BearingRows.css.ts';

const perWheel = 2;
/** The width and the height of a wheel with the space around it. */
const pitch = 52;
/** Half of the distance between the two bearings of a wheel, one above the other. */
const offset = 10.5;

/** Returns 4 columns (one skate) for up to 8 wheels, else 8 (a pair). */
const columnsOf = (wheels: number) => (wheels <= 8 ? 4 : 8);

export interface BearingRowsProps {
  /** The bearings in the wheels, two in each. */
  count: number;
  /** The spares, drawn as outlines after the wheels. */
  spares: number;
}

/** Draws bearings in their wheels, a skate, or a pair of skates, in each row. Hidden from screen readers, because the answer says the same. */
export const BearingRows = ({ count, spares }: BearingRowsProps) => {
  const wheels = Math.ceil(count / perWheel);
  const columns = columnsOf(wheels);
  const rows = Math.ceil(wheels / columns);
  const spareColumns = Math.ceil(spares / perWheel / rows);
  const centerOf = (column: number, row: number) =>
    [(column + 0.5) * pitch, (row + 0.5) * pitch] as const;
  const wheelAt = (wheel: number) => centerOf(wheel % columns, Math.floor(wheel / columns));
  const spareAt = (pair: number) => centerOf(columns + Math.floor(pair / rows), pair % rows);
  return (
    <svg
      viewBox={`0 0 ${(columns + spareColumns) * pitch} ${rows * pitch}`}
      aria-hidden="true"
      className={styles.drawing}
    >
      {Array.from({ length: wheels }, (_, wheel) => {
        const [cx, cy] = wheelAt(wheel);
        return <circle key={wheel} cx={cx} cy={cy} r="24" className={styles.wheel} />;
      })}
      {Array.from({ length: count + spares }, (_, index) => {
        const isSpare = index >= count;
        const place = isSpare ? index - count : index;
        const pair = Math.floor(place / perWheel);
        const [cx, middle] = isSpare ? spareAt(pair) : wheelAt(pair);
        const cy = middle + (place % perWheel === 0 ? -offset : offset);
        return isSpare ? (
          <g key={index}>
            <circle cx={cx} cy={cy} r="8.8" className={styles.spare} />
            <circle cx={cx} cy={cy} r="3.6" className={styles.spare} />
          </g>
        ) : (
          <g key={index}>
            <circle cx={cx} cy={cy} r="6.7" className={styles.seal} />
            <circle cx={cx} cy={cy} r="8.8" className={styles.ring} />
            <circle cx={cx} cy={cy} r="3.6" className={styles.bore} />
          </g>
        );
      })}
    </svg>
  );
};
