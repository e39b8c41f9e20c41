import type { Tone } from '../../foundations/tokens/index.ts';
import * as styles from './facts.css.ts';

export interface FactsProps {
  /** Facts of a word or two each: width, color. */
  facts: readonly { label: string; value: string }[];
  /** The product's color. */
  tone: Tone;
}

/** Renders the facts of a product in even columns, each beside a hash mark. */
export const Facts = ({ facts, tone }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={`${styles.fact} ${styles.hash[tone]}`}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
