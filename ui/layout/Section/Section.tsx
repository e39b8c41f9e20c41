import type { ReactNode } from 'react';
import type { Surface } from '../../foundations/tokens/index.ts';
import { Container } from '../Container/index.ts';
import * as styles from './Section.css.ts';
import type { sectionEdges, sectionInsets } from './values.ts';

export interface SectionProps {
  /** The content, limited to the page width unless `bleed` is set. */
  children: ReactNode;
  /** The background, with the colors of everything on it. */
  surface?: Surface;
  /** The line above it. */
  edge?: (typeof sectionEdges)[number];
  /** Space above and below. `near` has less above. */
  inset?: (typeof sectionInsets)[number];
  /** The id of the heading that names the section. A named section is a landmark. */
  labelledBy?: string;
  /** The fragment of links to this section. */
  id?: string;
  /** Lets the content reach the edges of the window. It then brings its own `Container`. */
  bleed?: boolean;
}

/** Renders a full-width band of the page on its own surface. No other component adds space between sections. */
export const Section = ({
  children,
  surface = 'ice',
  edge = 'none',
  inset = 'page',
  labelledBy,
  id,
  bleed = false,
}: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    data-surface={surface}
    className={`${styles.section} ${styles.inset[inset]} ${styles.edge[edge]}`}
  >
    {bleed ? children : <Container>{children}</Container>}
  </section>
);
