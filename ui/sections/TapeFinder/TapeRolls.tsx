import * as styles from './TapeRolls.css.ts';

/** The most rolls that the drawing shows: more would be too small. */
const most = 20;
/** The width of a roll with the space around it. */
const cell = 48;
/** The most rows of a drawing, by its columns, so that it is not higher than the answer beside it. */
const rowsOf: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 3, 5: 4 };

/** Returns how many rolls are beside each other, so that a few are large and many fill the drawing. */
const columnsOf = (rolls: number) =>
  Object.keys(rowsOf)
    .map(Number)
    .find((columns) => columns * (rowsOf[columns] ?? 0) >= rolls) ?? 5;

/** Draws rolls of tape side by side. Hidden from screen readers, because the answer says the same. */
export const TapeRolls = ({ count }: { count: number }) => {
  const rolls = Math.min(count, most);
  const columns = columnsOf(rolls);
  return (
    <svg
      viewBox={`0 0 ${columns * cell} ${Math.ceil(rolls / columns) * cell}`}
      aria-hidden="true"
      className={styles.drawing}
    >
      {Array.from({ length: rolls }, (_, index) => {
        const x = ((index % columns) + 0.5) * cell;
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
