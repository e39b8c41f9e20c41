import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';
import type { headingLevels, headingSizes } from './values.ts';

export interface HeadingProps {
  /** The text. */
  children: ReactNode;
  /** The level in the outline: one `1` on a page, and no level skipped. */
  level: (typeof headingLevels)[number];
  /** The text size, independent of the level. */
  size?: (typeof headingSizes)[number];
  /** The id, for the `labelledBy` of a section. */
  id?: string;
}

/** Renders a heading. */
export const Heading = ({ children, level, size = 'lg', id }: HeadingProps) => {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`${styles.heading} ${styles.size[size]}`}>
      {children}
    </Element>
  );
};
