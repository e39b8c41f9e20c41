import type { Surface, Tone } from '../../foundations/tokens/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { RinkMark } from '../../primitives/RinkMark/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ItemList, type ItemListProps, type ItemListVariant } from '../ItemList/index.ts';
import { DrawnFeatures, type DrawnFeaturesProps } from './DrawnFeatures.tsx';
import * as styles from './FeatureList.css.ts';

export interface FeatureListProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The features of the product, each with a title of a few words and a sentence. */
  features: ItemListProps['items'];
  /** The product's color. */
  tone: Tone;
  /** A drawing of the product's parts beside the features, whose numbers are in it. */
  anatomy?: DrawnFeaturesProps['anatomy'];
  /**
   * The background and the text colors that go with it.
   *
   * @default 'snow'
   */
  surface?: Surface;
}

const variantIn = (tone: Tone): ItemListVariant => ({
  List: ({ children }) => (
    <ul role="list" className={styles.lines}>
      {children}
    </ul>
  ),
  item: styles.line,
  marker: { classes: `${styles.hash} ${styles.tone[tone]}`, number: 'none' },
  body: styles.words,
  heading: { level: 3, size: 'md' },
  text: { size: 'lg', variant: 'muted' },
});

const PlainFeatures = ({
  title,
  lead,
  features,
  tone,
  surface = 'snow',
}: Omit<FeatureListProps, 'anatomy'>) => (
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
      <ItemList items={features} variant={variantIn(tone)} />
    </div>
  </Section>
);

/**
 * Renders a product's features line by line, beside a drawing of its parts, or beside a heading that
 * stays in view on wide windows.
 */
export const FeatureList = ({ anatomy, tone, ...props }: FeatureListProps) =>
  anatomy ? (
    <DrawnFeatures {...props} anatomy={anatomy} variant={variantIn(tone)} />
  ) : (
    <PlainFeatures {...props} tone={tone} />
  );
