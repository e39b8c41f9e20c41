import type { Surface } from '../../foundations/tokens/index.ts';
import { Grid, Section, type SectionProps } from '../../layout/index.ts';
import { Heading, Text } from '../../primitives/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './Standards.css.ts';

export interface StandardsProps {
  /** The heading. */
  title: string;
  /** What they have in common. */
  lead?: string;
  /** Makes the heading's id; unique on the page. */
  id: string;
  /** What is held to, in its order. */
  standards: readonly { title: string; text: string }[];
  /** The background with all that may stand on it. */
  surface?: Surface;
  /** The rink line above it. */
  edge?: SectionProps['edge'];
}

/** What the gear is held to: numbered, side by side. */
export const Standards = ({
  title,
  lead,
  id,
  standards,
  surface = 'snow',
  edge = 'none',
}: StandardsProps) => (
  <Section surface={surface} edge={edge} labelledBy={`${id}-title`} id={id}>
    <SectionHeading title={title} lead={lead} id={`${id}-title`} />
    <Grid columns={standards.length % 2 === 0 ? '3' : 'trio'}>
      {standards.map((standard, index) => (
        <li key={standard.title} className={styles.standard}>
          <span aria-hidden="true" className={styles.number}>
            {index + 1}
          </span>
          <Heading level={3} size="md">
            {standard.title}
          </Heading>
          <Text variant="muted">{standard.text}</Text>
        </li>
      ))}
    </Grid>
  </Section>
);
