import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

export const containerWidths = ['page', 'reading'] as const;

export interface ContainerProps {
  /** What is held to the page's width. */
  children: ReactNode;
  /** `reading` keeps lines of text short enough to read. */
  width?: (typeof containerWidths)[number];
}

/** Holds its content to the page's width, with the gutter at its sides. */
export const Container = ({ children, width = 'page' }: ContainerProps) => (
  <div className={`${styles.container} ${styles.width[width]}`}>{children}</div>
);
