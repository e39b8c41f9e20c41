import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  /** The heading, which names the section. */
  title: string;
  /** The heading's id, for the section's `labelledBy`. */
  id: string;
  /** A sentence below the heading. */
  lead?: string | undefined;
  /** The size of the heading. */
  titleSize?: HeadingProps['size'];
  /** A link or button beside the heading. */
  action?: ReactNode;
}

/** Renders the heading of a section, with a lead and an action beside it. */
export const SectionHeading = ({
  title,
  id,
  lead,
  titleSize = 'xl',
  action,
}: SectionHeadingProps) => (
  <div className={styles.heading}>
    <div className={styles.words}>
      <Heading level={2} size={titleSize} id={id}>
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
