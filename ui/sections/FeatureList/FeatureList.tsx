import type { Surface, Tone } from '../../foundations/tokens/index.ts';
import { Section } from '../../layout/index.ts';
import { Heading, RinkMark, Text } from '../../primitives/index.ts';
import * as styles from './FeatureList.css.ts';

export interface FeatureListProps {
  /** The heading. */
  title: string;
  /** What ties the features together, in a sentence. */
  lead?: string;
  /** What the product is or does: each in a few words, and in a sentence. */
  features: readonly { title: string; text: string }[];
  /** The product's colour. */
  tone: Tone;
  /** The background with all that may stand on it. */
  surface?: Surface;
}

/** What a product is made of and made for, line by line: any number of lines stands well. */
export const FeatureList = ({
  title,
  lead,
  features,
  tone,
  surface = 'snow',
}: FeatureListProps) => (
  <Section surface={surface} edge="blue" labelledBy="features-title">
    <div className={styles.sheet}>
      <div className={styles.side}>
        <span className={`${styles.circle} ${styles.tone[tone]}`}>
          <RinkMark variant="faceoff" />
        </span>
        <div className={styles.heading}>
          <Heading level={2} size="xl" id="features-title">
            {title}
          </Heading>
          {lead && (
            <Text size="lg" variant="muted" measure="reading">
              {lead}
            </Text>
          )}
        </div>
      </div>
      <ul className={styles.lines}>
        {features.map((feature) => (
          <li key={feature.title} className={styles.line}>
            <span className={`${styles.hash} ${styles.tone[tone]}`} />
            <div className={styles.words}>
              <Heading level={3} size="md">
                {feature.title}
              </Heading>
              <Text variant="muted" measure="reading">
                {feature.text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
