import type { ReactNode } from 'react';
import type { Surface } from '../../foundations/tokens/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './FinderFrame.css.ts';

interface FinderFrameProps {
  id: string;
  title: string;
  lead: string;
  surface: Surface;
  /** Whether it is a box in the text of a guide. Otherwise it is a section of the page. */
  isInGuide?: boolean;
  /** Set when the heading, and these elements below it, are beside the rest on desktops. */
  beside?: { heading: ReactNode };
  children: ReactNode;
}

/** Renders the heading of a finder and what surrounds it. */
export const FinderFrame = ({
  id,
  title,
  lead,
  surface,
  isInGuide = false,
  beside,
  children,
}: FinderFrameProps) => {
  const headingId = `${id}-title`;
  if (!isInGuide) {
    return (
      <Section id={id} surface={surface} edge="blue" labelledBy={headingId}>
        <div className={beside ? styles.beside : ''}>
          <div>
            <SectionHeading id={headingId} title={title} lead={lead} />
            {beside?.heading}
          </div>
          {children}
        </div>
      </Section>
    );
  }
  return (
    <section aria-labelledby={headingId} data-surface={surface} className={styles.box}>
      <div className={styles.words}>
        <Heading level={3} size="md" id={headingId}>
          {title}
        </Heading>
        <Text>{lead}</Text>
      </div>
      {children}
    </section>
  );
};
