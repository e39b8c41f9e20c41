import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['display', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

export interface HeadingProps {
  /** The words. */
  children: ReactNode;
  /** Its place in the outline: one `1` on a page, no level left out. */
  level: (typeof headingLevels)[number];
  /** Its look, free of its level. */
  size?: (typeof headingSizes)[number];
  /** Names the section that points to it. */
  id?: string;
}

/** A heading in the outline of the page. */
export const Heading = ({ children, level, size = 'lg', id }: HeadingProps) => {
  const Level = `h${level}` as const;
  return (
    <Level id={id} className={`${styles.heading} ${styles.size[size]}`}>
      {children}
    </Level>
  );
};
