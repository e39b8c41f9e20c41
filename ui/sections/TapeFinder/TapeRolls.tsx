import * as styles from './TapeRolls.css.ts';

/** The most rolls that the drawing shows: more would be too small. */
const most = 40;
/** The width of a roll with the space around it. */
const cell = 48;
/** Returns the number of rolls in a row: 5, as in a pack, and 10 above 20 rolls, so that the drawing stays low. */
const columnsOf = (rolls: number) => (rolls <= 20 ? 5 : 10);

interface TapeRollsProps {
  /** The rolls that are used up. */
  count: number;
  /** The rolls in the packs. Those that are left over are outlines. */
  inPacks: number;
}

/** Draws the rolls of packs side by side. Hidden from screen readers, because the answer says the same. */
export const TapeRolls = ({ count, inPacks }: TapeRollsProps) => {
  const rolls = Math.min(inPacks, most);
  const columns = columnsOf(rolls);
  // A single row that is not full is centered.
  const start = rolls < columns ? ((columns - rolls) * cell) / 2 : 0;
  return (
    <svg
      viewBox={`0 0 ${columns * cell} ${Math.ceil(rolls / columns) * cell}`}
      aria-hidden="true"
      className={styles.drawing}
    >
      {Array.from({ length: rolls }, (_, index) => {
        const x = start + ((index % columns) + 0.5) * cell;
        const y = (Math.floor(index / columns) + 0.5) * cell;
        return index < count ? (
          <g key={index}>
            <circle cx={x} cy={y} r="21" className={styles.roll} />
            <circle cx={x} cy={y} r="11" className={styles.core} />
          </g>
        ) : (
          <g key={index}>
            <circle cx={x} cy={y} r="21" className={styles.leftOver} />
            <circle cx={x} cy={y} r="11" className={styles.leftOver} />
          </g>
        );
      })}
    </svg>
  );
};
