import type { Surface } from '../../foundations/tokens/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Anatomy, type AnatomyProps } from '../Anatomy/index.ts';
import type { DrawingData } from '../Figure/index.ts';
import { ItemList, type ItemListProps, type ItemListVariant } from '../ItemList/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './DrawnFeatures.css.ts';

export interface DrawnFeaturesProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The features of the product, each with a title of a few words and a sentence. */
  features: ItemListProps['items'];
  /** A drawing of the product's parts, with the numbers of the features. */
  anatomy: AnatomyProps & {
    /** A narrow drawing that runs down the list, through the numbers. */
    thread?: DrawingData;
  };
  /** The background and the text colors that go with it. */
  surface?: Surface;
  /** The look of the features. They get numbers in place of their marks. */
  variant: ItemListVariant;
}

/** Renders a product's features with numbers beside a drawing of its parts. */
export const DrawnFeatures = ({
  title,
  lead,
  features,
  anatomy: { layers, alt, thread },
  surface = 'snow',
  variant,
}: DrawnFeaturesProps) => (
  <Section surface={surface} edge="blue" labelledBy="features-title">
    <div className={styles.sheet}>
      <SectionHeading title={title} lead={lead} id="features-title" />
      <div className={styles.columns}>
        <div
          className={`${styles.drawing} ${layers.some(({ part }) => part === 'tall') ? styles.tall : ''}`}
        >
          <Anatomy layers={layers} alt={alt} />
        </div>
        <div className={styles.list}>
          {thread && (
            <img
              src={thread.src}
              width={thread.width}
              height={thread.height}
              alt=""
              loading="lazy"
              decoding="async"
              className={styles.thread}
            />
          )}
          <ItemList
            items={features}
            variant={{
              ...variant,
              item: `${variant.item} ${styles.item}`,
              marker: { classes: styles.number, number: 'plain' },
            }}
          />
        </div>
      </div>
    </div>
  </Section>
);
