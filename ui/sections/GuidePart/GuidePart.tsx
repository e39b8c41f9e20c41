import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './GuidePart.css.ts';

export interface GuidePartProps {
  /** The target of links (`#id`), and the base of the heading's id. */
  id: string;
  /** The heading. */
  title: string;
  /** A paragraph below the heading. */
  lead?: string | undefined;
  /** The content of the part. */
  children: ReactNode;
}

/** Renders a part of a guide with its heading below a blue line. */
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
