import * as styles from './Troubles.css.ts';

export interface TroublesProps {
  /** What goes wrong, and what helps. */
  troubles: readonly { problem: string; cure: string }[];
}

/** What goes wrong, and what helps, side by side. */
export const Troubles = ({ troubles }: TroublesProps) => (
  <dl className={styles.troubles}>
    {troubles.map(({ problem, cure }) => (
      <div key={problem} className={styles.pair}>
        <dt className={styles.problem}>{problem}</dt>
        <dd className={styles.cure}>{cure}</dd>
      </div>
    ))}
  </dl>
);
