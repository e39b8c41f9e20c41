import type { ReactNode } from 'react';
import type { Surface } from '../../foundations/tokens/index.ts';
import { Container } from '../Container/index.ts';
import * as styles from './Section.css.ts';

export const sectionEdges = ['none', 'blue', 'red', 'hairline'] as const;
export const sectionInsets = ['none', 'page'] as const;

export interface SectionProps {
  /** The section's content, held to the page's width unless `bleed` is set. */
  children: ReactNode;
  /** The background with all that may stand on it. */
  surface?: Surface;
  /** The rink line above it. */
  edge?: (typeof sectionEdges)[number];
  /** Space above and below. */
  inset?: (typeof sectionInsets)[number];
  /** The id of the heading that names the section, which makes it a landmark. */
  labelledBy?: string;
  /** Where a link to this section leads (`#id`). */
  id?: string;
  /** Lets the content run to the window's edges; it brings its own containers. */
  bleed?: boolean;
}

/** A band across the page with its own surface. The only owner of space between sections. */
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
