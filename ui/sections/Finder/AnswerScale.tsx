import * as styles from './AnswerScale.css.ts';

export interface AnswerScaleProps {
  /** All values, the smallest first. */
  values: readonly number[];
  /** The value of the answer, one of them. */
  value: number;
}

/** Room for the marker and half of the first value, which then begins where the words above it begin. */
const start = 10;
/** Room for half of the last value, with wide letter spacing, too. */
const end = 18;
const length = 240 - start - end;

/** Draws a ruler with all values, filled up to the answer. Hidden from screen readers, because the answer says the same. */
export const AnswerScale = ({ values, value }: AnswerScaleProps) => {
  const first = values[0] ?? 0;
  const range = (values.at(-1) ?? first) - first || 1;
  const xOf = (one: number) => start + ((one - first) / range) * length;
  const x = xOf(value);
  return (
    <svg
      viewBox={`0 0 ${start + length + end} 44`}
      fontSize="14"
      textAnchor="middle"
      aria-hidden="true"
      className={styles.scale}
    >
      <path
        d={`M${start} 12h${length}${values.map((one) => `M${xOf(one)} 5v14`).join('')}`}
        className={styles.ruler}
      />
      <path d={`M${start} 12H${x}`} className={styles.filled} />
      <circle cx={x} cy="12" r="8" className={styles.marker} />
      {values.map((one) => (
        <text key={one} x={xOf(one)} y="40" className={styles.label[one === value ? 'on' : 'off']}>
          {one}
        </text>
      ))}
    </svg>
  );
};
