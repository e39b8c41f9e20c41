import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';
import type { containerWidths } from './values.ts';

export interface ContainerProps {
  /** The content. */
  children: ReactNode;
  /** `reading` limits lines of text to a readable length. */
  width?: (typeof containerWidths)[number];
}

/** Limits its content to the page width and adds the gutter on both sides. */
export const Container = ({ children, width = 'page' }: ContainerProps) => (
  <div className={`${styles.container} ${styles.width[width]}`}>{children}</div>
);
