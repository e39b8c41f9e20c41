import * as styles from './RollStacks.css.ts';

/** The most rolls that the drawing shows: more would be too small. */
const most = 20;
const perStack = 5;
const columnWidth = 48;
const rollHeight = 26;

const placeOf = (index: number) => ({
  x: 4 + Math.floor(index / perStack) * columnWidth,
  y: 128 - (index % perStack) * rollHeight,
});

/** Draws rolls of tape in stacks of five. Hidden from screen readers, because the answer says the same. */
export const RollStacks = ({ count }: { count: number }) => (
  <svg viewBox="0 0 200 158" aria-hidden="true" className={styles.drawing}>
    {Array.from({ length: Math.min(count, most) }, (_, index) => {
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
