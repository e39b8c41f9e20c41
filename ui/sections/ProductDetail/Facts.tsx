import type { Tone } from '../../foundations/tokens/index.ts';
import * as styles from './facts.css.ts';

export interface FactsProps {
  /** Facts of a word or two each: width, color. */
  facts: readonly { label: string; value: string }[];
  /** The product's color. */
  tone: Tone;
  /** `below` the pictures in a row of four on wide windows, or `beside` them in two columns. */
  place: 'below' | 'beside';
}

/** Renders the facts of a product, each beside a hash mark. */
export const Facts = ({ facts, tone, place }: FactsProps) => (
  <dl className={`${styles.facts} ${styles.place[place]}`}>
    {facts.map(({ label, value }) => (
      <div key={label} className={`${styles.fact} ${styles.hash[tone]}`}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
