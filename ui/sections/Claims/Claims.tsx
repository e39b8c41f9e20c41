import { Section } from '../../layout/Section/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './Claims.css.ts';

export interface Claim {
  /** The figure as text: `8.9/10`. */
  value: string;
  /** What the figure measures. */
  label: string;
  /** Where the figure comes from. Without it no source is shown. */
  source?: string;
}

export interface ClaimsProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The figures, in their order. */
  claims: readonly Claim[];
  /** A note below the figures: who gives them. */
  note?: string;
}

/** Renders claims as large figures with labels. */
export const Claims = ({ title, lead, claims, note }: ClaimsProps) => (
  <Section surface="night" edge="red" labelledBy="claims-title">
    <SectionHeading title={title} lead={lead} id="claims-title" />
    <ul role="list" className={styles.board}>
      {claims.map(({ value, label, source }) => (
        <li key={label} className={styles.claim}>
          <span className={styles.value}>{value}</span>
          <span className={styles.label}>{label}</span>
          {source && <span className={styles.source}>{`Source: ${source}`}</span>}
        </li>
      ))}
    </ul>
    {note && (
      <div className={styles.note}>
        <Text size="sm" variant="muted">
          {note}
        </Text>
      </div>
    )}
  </Section>
);
