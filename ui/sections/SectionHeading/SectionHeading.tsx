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
}

/** Renders the heading of a section, with a lead below it. */
export const SectionHeading = ({ title, id, lead, titleSize = 'xl' }: SectionHeadingProps) => (
  <div className={styles.heading}>
    <Heading level={2} size={titleSize} id={id}>
      {title}
    </Heading>
    {lead && (
      <Text size="lg" variant="muted" measure="reading">
        {lead}
      </Text>
    )}
  </div>
);
