import type { Surface } from '../../foundations/tokens/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { line, lines } from '../FeatureList/FeatureList.css.ts';
import { FinderFrame } from '../Finder/FinderFrame.tsx';
import { ItemList, type ItemListProps, type ItemListVariant } from '../ItemList/index.ts';
import * as styles from './BearingTemplate.css.ts';

export interface BearingTemplateProps {
  /** The fragment of links to the section, and the base of its ids. */
  id: string;
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The text alternative of the drawing, with its measures. */
  alt: string;
  /** Below the drawing: at which scale to print it, and how to check that. */
  caption: string;
  /** Ways to compare a bearing with the drawing: each has a title and a sentence. */
  checks: ItemListProps['items'];
  /** The label of the button that prints the page. */
  printLabel: string;
  /** The background and the text colors that go with it. */
  surface?: Surface;
  /** Renders a box in the text of a guide, instead of a section of the page. */
  isInGuide?: boolean;
}

const printPage = () => print();

const checksAt = (level: 3 | 4): ItemListVariant => ({
  List: ({ children }) => (
    <ul role="list" className={lines}>
      {children}
    </ul>
  ),
  item: line,
  body: styles.check,
  heading: { level, size: 'md' },
  text: { size: 'lg', variant: 'muted' },
});

const sectionChecks = checksAt(3);
const guideChecks = checksAt(4);

/**
 * A bearing of the size 608 from the front and from the side, and a ruler of 50 mm. One unit is 1 mm. The
 * lines of the measures do not touch the outlines that a bearing is compared with, but for the one of the bore.
 */
const Drawing = ({ alt }: { alt: string }) => (
  <svg
    role="img"
    aria-label={alt}
    width="52mm"
    height="50mm"
    viewBox="0 -4 52 50"
    className={styles.drawing}
  >
    <path
      className={styles.outline}
      d="M1 12a11 11 0 0 1 22 0a11 11 0 0 1-22 0zM8 12a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM37 1h7v22h-7zM37 8h7M37 16h7M1 41v-6M11 41v-3M21 41v-3M31 41v-3M41 41v-3M51 41v-6M1 41h50"
    />
    <circle className={styles.seal} cx="12" cy="12" r="7.7" />
    <path
      className={styles.dimension}
      d="M14.8 9.2l8-8.2h10.4M1 17v10.6M23 17v10.6M1 26.8h22M37 24v3.6M44 24v3.6M37 26.8h7"
    />
    <path
      className={styles.arrow}
      d="M14.8 9.2l.6-2 1.4 1.4M1 26.8l2-.8v1.6M23 26.8l-2-.8v1.6M37 26.8l2-.8v1.6M44 26.8l-2-.8v1.6"
    />
    <g className={styles.measure} fontSize="3.3" textAnchor="middle">
      <text x="28.4" y="0">
        8 mm
      </text>
      <text x="12" y="31">
        22 mm
      </text>
      <text x="40.5" y="31">
        7 mm
      </text>
      <text x="26" y="45.4">
        50 mm
      </text>
    </g>
  </svg>
);

/** Renders a template of a 608 bearing in its true size, to print and to lay a bearing on. */
export const BearingTemplate = ({
  id,
  title,
  lead,
  alt,
  caption,
  checks,
  printLabel,
  surface = 'ice',
  isInGuide = false,
}: BearingTemplateProps) => (
  <FinderFrame id={id} title={title} lead={lead} surface={surface} isInGuide={isInGuide}>
    <div className={styles.sheet}>
      <figure className={styles.board}>
        <div className={styles.mat}>
          <Drawing alt={alt} />
        </div>
        <figcaption className={styles.caption}>
          {caption}
          <span className={styles.print}>
            <Button variant="outline" onClick={printPage}>
              {printLabel}
            </Button>
          </span>
        </figcaption>
      </figure>
      <ItemList items={checks} variant={isInGuide ? guideChecks : sectionChecks} />
    </div>
  </FinderFrame>
);
