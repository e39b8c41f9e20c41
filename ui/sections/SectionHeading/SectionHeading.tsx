import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  /** The heading; it names the section. */
  title: string;
  /** The id by which the section points to it. */
  id: string;
  /** What the section is about, in a sentence. */
  lead?: string | undefined;
  /** A link or button that belongs to the whole section. */
  action?: ReactNode;
}

/** How a section of a page begins: a face-off dot on a line, the heading, a lead. */
export const SectionHeading = ({ title, id, lead, action }: SectionHeadingProps) => (
  <div className={styles.heading}>
    <div className={styles.words}>
      <Heading level={2} size="xl" id={id}>
        {title}
      </Heading>
      {lead && (
        <Text size="lg" variant="muted" measure="reading">
          {lead}
        </Text>
      )}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
