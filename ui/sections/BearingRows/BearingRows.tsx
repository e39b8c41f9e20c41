import * as styles from './BearingRows.css.ts';

const wheelsPerRow = 8;
const perWheel = 2;
const size = 24;
/** The width of a wheel with the space around it. */
const pitch = size + 2.5;
/** The height of a wheel with the space around it. */
const rowHeight = perWheel * size + 2;

export interface BearingRowsProps {
  /** The bearings in the wheels, two in each. */
  count: number;
  /** The spares, drawn as outlines after the others. */
  spares: number;
}

/** Draws bearings in rows of eight wheels. Hidden from screen readers, because the answer says the same. */
export const BearingRows = ({ count, spares }: BearingRowsProps) => {
  const wheels = Math.ceil(count / perWheel);
  const pairs = wheels + Math.ceil(spares / perWheel);
  return (
    <svg
      viewBox={`0 0 ${wheelsPerRow * pitch} ${Math.ceil(pairs / wheelsPerRow) * rowHeight}`}
      aria-hidden="true"
      className={styles.drawing}
    >
      {Array.from({ length: wheels }, (_, wheel) => (
        <rect
          key={wheel}
          x={(wheel % wheelsPerRow) * pitch + (pitch - size) / 2 + 1}
          y={Math.floor(wheel / wheelsPerRow) * rowHeight + 1}
          width={size - 2}
          height={rowHeight - 2}
          rx={size / 2 - 1}
          className={styles.wheel}
        />
      ))}
      {Array.from({ length: count + spares }, (_, index) => {
        const place = index < count ? index : wheels * perWheel + index - count;
        const pair = Math.floor(place / perWheel);
        const cx = ((pair % wheelsPerRow) + 0.5) * pitch;
        const cy =
          Math.floor(pair / wheelsPerRow) * rowHeight + 1 + ((place % perWheel) + 0.5) * size;
        return index < count ? (
          <g key={index}>
            <circle cx={cx} cy={cy} r="6.5" className={styles.seal} />
            <circle cx={cx} cy={cy} r="8.5" className={styles.ring} />
            <circle cx={cx} cy={cy} r="3.5" className={styles.bore} />
          </g>
        ) : (
          <g key={index}>
            <circle cx={cx} cy={cy} r="8.5" className={styles.spare} />
            <circle cx={cx} cy={cy} r="3.5" className={styles.spare} />
          </g>
        );
      })}
    </svg>
  );
};
