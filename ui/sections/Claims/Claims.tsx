import { Section } from '../../layout/Section/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './Claims.css.ts';

export interface Claim {
  /** The figure as it is displayed: `8.9/10`. */
  value: string;
  /** What it is a figure of. */
  label: string;
  /** Where it comes from. Nothing is shown while nobody has said. */
  source?: string;
}

export interface ClaimsProps {
  /** The heading. */
  title: string;
  /** What the figures have in common. */
  lead?: string;
  /** The figures, in their order. */
  claims: readonly Claim[];
  /** Whose figures they are, below all of them. */
  note?: string;
}

/** Figures as large as on a scoreboard. */
export const Claims = ({ title, lead, claims, note }: ClaimsProps) => (
  <Section surface="night" edge="red" labelledBy="claims-title">
    <SectionHeading title={title} lead={lead} id="claims-title" />
    <ul className={styles.board}>
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
