import type { ReactNode } from 'react';
import * as styles from './figures.css.ts';

export interface FigureProps {
  label: string;
  value: string;
  unit?: string;
  note: string;
}

export const Figure = ({ label, value, unit, note }: FigureProps) => (
  <div className={styles.figure}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      {value}
      {unit && <span className={styles.unit}> {unit}</span>}
    </dd>
    <dd className={styles.note}>{note}</dd>
  </div>
);

/** Lays out figures on a scoreboard. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className={styles.board} data-surface="night">
    {children}
  </dl>
);
