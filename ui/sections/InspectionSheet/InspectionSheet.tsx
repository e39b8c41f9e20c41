import { Section } from '../../layout/Section/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { DrawingData } from '../Figure/index.ts';
import { LineDrawing } from '../Figure/LineDrawing.tsx';
import { PageWords, type PageWordsProps } from '../PageIntro/PageWords.tsx';
import * as checkStyles from './checks.css.ts';
import * as styles from './InspectionSheet.css.ts';
import * as blockStyles from './titleBlock.css.ts';
import * as viewStyles from './views.css.ts';

export interface InspectionView {
  /** A drawing with its dimensions, 3:2. On tablets, where three are side by side, it is about 205 px wide. */
  drawing: DrawingData;
  /** The text alternative of the drawing, with its dimensions. */
  alt: string;
  /** The name of the product. */
  title: string;
  /** The inspected parts of the product, in a few words. */
  text: string;
  /** The link to the product. */
  product: { label: string; href: string };
}

export interface InspectionCheck {
  /** The inspected property. */
  title: string;
  /** The requirement, in one or two sentences. */
  text: string;
  /** The words of the stamp: two or three. */
  stamp: string;
}

export interface InspectionSheetProps extends Omit<PageWordsProps, 'children' | 'facts'> {
  /** The products, each with a drawing. */
  views: readonly InspectionView[];
  /** The checks with their heading, in their order. */
  standards: { id: string; title: string; lead: string; items: readonly InspectionCheck[] };
  /** The result of the inspection: a large stamp at the end of the sheet, on tablets beside the heading of the checks, from 1,440 px beside the title. A drawing, not read aloud. */
  result?: { label: string; detail: string };
  /** The facts in the title block: each in a word or two. */
  block: readonly { label: string; value: string }[];
}

const Views = ({ views }: Pick<InspectionSheetProps, 'views'>) => (
  <ul role="list" className={viewStyles.views}>
    {views.map(({ drawing, alt, title, text, product }) => (
      <li key={title} className={viewStyles.view}>
        <LineDrawing drawing={drawing} alt={alt} frame={viewStyles.drawing} />
        <p className={viewStyles.caption}>
          <strong className={viewStyles.name}>{title}</strong> {text}
        </p>
        <p className={viewStyles.product}>
          <TextLink href={product.href} variant="lead">
            {product.label}
          </TextLink>
        </p>
      </li>
    ))}
  </ul>
);

const TitleBlock = ({ block }: Pick<InspectionSheetProps, 'block'>) => (
  <dl className={blockStyles.block}>
    {block.map(({ label, value }) => (
      <div key={label} className={blockStyles.cell}>
        <dt className={blockStyles.label}>{label}</dt>
        <dd className={blockStyles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

const Checks = ({ items }: InspectionSheetProps['standards']) => (
  <ol role="list" className={checkStyles.list}>
    {items.map(({ title, text, stamp }, index) => (
      <li key={title} className={checkStyles.check}>
        <span className={checkStyles.number}>{index + 1}</span>
        <div className={checkStyles.words}>
          <Heading level={3} size="md">
            {title}
          </Heading>
          <Text variant="muted" measure="reading">
            {text}
          </Text>
        </div>
        <span className={checkStyles.stamp}>{stamp}</span>
      </li>
    ))}
  </ol>
);

/** Renders the start of a page as an inspection sheet: drawings with dimensions, and checks with stamps. */
export const InspectionSheet = ({
  views,
  standards,
  result,
  block,
  ...words
}: InspectionSheetProps) => (
  <Section surface="crease" inset="none" labelledBy="page-title">
    <div className={styles.page}>
      <div className={styles.start}>
        <PageWords {...words} />
      </div>
      <div data-surface="snow" className={styles.sheet}>
        <Views views={views} />
        <section
          id={standards.id}
          aria-labelledby={`${standards.id}-title`}
          className={result && styles.stamped}
        >
          <div className={styles.heading}>
            <div className={styles.title}>
              <Heading level={2} size="lg" id={`${standards.id}-title`}>
                {standards.title}
              </Heading>
              <Text variant="muted">{standards.lead}</Text>
            </div>
            <TitleBlock block={block} />
          </div>
          <Checks {...standards} />
          {result && (
            <p aria-hidden="true" className={checkStyles.resultStamp}>
              <span className={checkStyles.resultLabel}>{result.label}</span> {result.detail}
            </p>
          )}
        </section>
      </div>
    </div>
  </Section>
);
