import type { Tone } from '../../foundations/tokens/index.ts';
import * as styles from './facts.css.ts';

export interface FactsProps {
  /** Facts of a word or two each: width, color. */
  facts: readonly { label: string; value: string }[];
  /** The product's color. */
  tone: Tone;
  /**
   * `beside`: two columns beside the pictures on a desktop, a row on a tablet. `below`: a row below the pictures on a
   * desktop, two columns on a tablet.
   */
  place: 'beside' | 'below';
}

/** Renders the facts of a product, each beside a hash mark. */
export const Facts = ({ facts, tone, place }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={`${styles.fact[place]} ${styles.hash[tone]}`}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
