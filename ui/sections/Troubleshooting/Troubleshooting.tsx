import * as styles from './Troubleshooting.css.ts';

export interface TroubleshootingProps {
  /** Problems, each with its solution. */
  problems: readonly { problem: string; solution: string }[];
}

/** Renders problems with their solutions side by side. */
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
