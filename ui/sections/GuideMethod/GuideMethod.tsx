import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Figure, type FigureProps } from '../Figure/index.ts';
import { ItemList, type ItemListProps, type ItemListVariant } from '../ItemList/index.ts';
import { cautionLabel } from './cautionLabel.ts';
import * as styles from './GuideMethod.css.ts';

export interface GuideMethodProps {
  /** The target of links (`#id`); unique on the page. */
  id: string;
  /** The heading. */
  title: string;
  /** When to use the method, or for whom it is. */
  summary?: string | undefined;
  /** A danger of the method, in a box above its steps, after the word `Caution`. */
  caution?: string | undefined;
  /** The number of the method in a sequence: `Step 1 of 5`. */
  place?: string | undefined;
  /** The drawing. */
  figure: FigureProps['drawing'];
  /** The text alternative. */
  figureAlt: string;
  /** The steps, with the numbers that the drawing shows. */
  steps: ItemListProps['items'];
  /**
   * Leaves out the heading, the summary and the caution, because the method is all of its part, whose heading says
   * the same.
   *
   * @default false
   */
  isWholePart?: boolean;
}

/** The steps, with the numbered dots that the drawing has. */
const drawingSteps = (number: 'plain' | 'step', level: 3 | 4): ItemListVariant => ({
  List: ({ children }) => (
    <ol role="list" className={styles.steps}>
      {children}
    </ol>
  ),
  item: styles.step,
  marker: { classes: styles.dot, number },
  body: styles.words,
  heading: { level, size: 'sm' },
});

/** Renders a method: a drawing, and beside it the steps with the numbers of the drawing. */
export const GuideMethod = ({
  id,
  title,
  summary,
  caution,
  place,
  figure,
  figureAlt,
  steps,
  isWholePart = false,
}: GuideMethodProps) => {
  const parts = (
    <>
      <div className={styles.figure}>
        <Figure drawing={figure} alt={figureAlt} />
      </div>
      <ItemList
        items={steps}
        variant={drawingSteps(place ? 'plain' : 'step', isWholePart ? 3 : 4)}
      />
    </>
  );
  if (isWholePart) {
    return (
      <div id={id} className={`${styles.method} ${styles.whole}`}>
        {parts}
      </div>
    );
  }
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={caution ? `${styles.method} ${styles.cautioned}` : styles.method}
    >
      <header className={styles.head}>
        {place && <p className={styles.place}>{place}</p>}
        <Heading level={3} size="md" id={`${id}-title`}>
          {title}
        </Heading>
        {summary && <Text variant="muted">{summary}</Text>}
        {caution && (
          <div className={styles.cautionPlace}>
            <p className={styles.caution}>
              <strong>{cautionLabel}</strong> {caution}
            </p>
          </div>
        )}
      </header>
      {parts}
    </article>
  );
};
