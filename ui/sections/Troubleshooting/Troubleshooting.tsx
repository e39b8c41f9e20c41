import * as styles from './Troubleshooting.css.ts';

export interface TroubleshootingProps {
  /** What goes wrong, and what helps. */
  problems: readonly { problem: string; solution: string }[];
}

/** What goes wrong, and what helps, side by side. */
export const Troubleshooting = ({ problems }: TroubleshootingProps) => (
  <dl className={styles.list}>
    {problems.map(({ problem, solution }) => (
      <div key={problem} className={styles.pair}>
        <dt className={styles.problem}>{problem}</dt>
        <dd className={styles.solution}>{solution}</dd>
      </div>
    ))}
  </dl>
);
