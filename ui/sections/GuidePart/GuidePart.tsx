import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './GuidePart.css.ts';

export interface GuidePartProps {
  /** Where a link to it leads (`#id`); the heading's id is made from it. */
  id: string;
  /** The heading. */
  title: string;
  /** What to know before the rest. */
  lead?: string | undefined;
  /** What the part is made of. */
  children: ReactNode;
}

/** A part of a guide, below its blue line. */
export const GuidePart = ({ id, title, lead, children }: GuidePartProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
    <div className={styles.head}>
      <Heading level={2} size="lg" id={`${id}-title`}>
        {title}
      </Heading>
      {lead && <Text size="lg">{lead}</Text>}
    </div>
    {children}
  </section>
);
