import type { ReactNode } from 'react';
import * as styles from './metrics.css.ts';

export interface MetricProps {
  label: string;
  value: string;
  unit?: string;
  note: string;
}

export const Metric = ({ label, value, unit, note }: MetricProps) => (
  <div className={styles.metric}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      {value}
      {unit && <span className={styles.unit}> {unit}</span>}
    </dd>
    <dd className={styles.note}>{note}</dd>
  </div>
);

/** Lays out metrics on a scoreboard. */
export const Metrics = ({ children }: { children: ReactNode }) => (
  <dl className={styles.board} data-surface="night">
    {children}
  </dl>
);
