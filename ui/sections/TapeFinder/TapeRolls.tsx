import * as styles from './TapeRolls.css.ts';

/** The most rolls that the drawing shows: more would be too small. */
const most = 20;
/** The width of a roll with the space around it. */
const cell = 48;
/**
 * Returns how many rolls are beside each other, so that a few are large and many fill the drawing. It has at
 * least one row fewer than columns: a higher one would make the board higher than its answer.
 */
const columnsOf = (rolls: number) =>
  [2, 3, 4].find((columns) => columns * (columns - 1) >= rolls) ?? 5;

/** Draws rolls of tape side by side. Hidden from screen readers, because the answer says the same. */
export const TapeRolls = ({ count }: { count: number }) => {
  const rolls = Math.min(count, most);
  const columns = columnsOf(rolls);
  // A roll alone is in the middle.
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
        return (
          <g key={index}>
            <circle cx={x} cy={y} r="21" className={styles.roll} />
            <circle cx={x} cy={y} r="11" className={styles.core} />
          </g>
        );
      })}
    </svg>
  );
};
