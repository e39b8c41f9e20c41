import * as styles from './RollStacks.css.ts';

/** The most rolls that the drawing shows: more would be too small. */
const most = 20;
const columnWidth = 48;
const rowHeight = 26;
/** The size of a roll with the space beside and above it, and of the drawing with one column. */
const [width, height] = [50, 39.5];

/** Returns how many rolls are beside each other, so that a few are large and many fill the drawing. */
const columnsOf = (rolls: number) =>
  [2, 3, 4].find((columns) => Math.floor((columns * height) / rowHeight) * columns >= rolls) ?? 4;

/** Draws rolls of tape in a pile. Hidden from screen readers, because the answer says the same. */
export const RollStacks = ({ count }: { count: number }) => {
  const rolls = Math.min(count, most);
  const columns = columnsOf(rolls);
  const placeOf = (index: number) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, rolls - row * columns);
    const start = (columns * width - inRow * columnWidth) / 2 + 3;
    return {
      x: start + (index % columns) * columnWidth,
      y: columns * height - 24 - row * rowHeight,
    };
  };
  return (
    <svg
      viewBox={`0 0 ${columns * width} ${columns * height}`}
      aria-hidden="true"
      className={styles.drawing}
    >
      {Array.from({ length: rolls }, (_, index) => {
        const { x, y } = placeOf(index);
        return (
          <g key={index}>
            <rect x={x} y={y} width="42" height="22" rx="5" className={styles.roll} />
            <rect x={x + 13} y={y + 7} width="16" height="8" rx="2" className={styles.core} />
          </g>
        );
      })}
    </svg>
  );
};
