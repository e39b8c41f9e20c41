import type { Surface } from '../../foundations/tokens/index.ts';
import { Section, type SectionProps } from '../../layout/index.ts';
import { Heading, Text } from '../../primitives/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './Steps.css.ts';

export interface StepsProps {
  /** The heading. */
  title: string;
  /** What the steps lead to. */
  lead?: string;
  /** Makes the heading's id; unique on the page. */
  id: string;
  /** What is done, in its order. */
  steps: readonly { title: string; text: string }[];
  /** The background with all that may stand on it. */
  surface?: Surface;
  /** The rink line above it. */
  edge?: SectionProps['edge'];
}

/** How something is done: three or four steps along a blue line, each on its face-off dot. */
export const Steps = ({ title, lead, id, steps, surface = 'snow', edge = 'none' }: StepsProps) => (
  <Section surface={surface} edge={edge} labelledBy={`${id}-title`} id={id}>
    <SectionHeading title={title} lead={lead} id={`${id}-title`} />
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles.step}>
          <span aria-hidden="true" className={styles.dot}>
            {index + 1}
          </span>
          <div className={styles.words}>
            <Heading level={3} size="md">
              {step.title}
            </Heading>
            <Text variant="muted">{step.text}</Text>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
