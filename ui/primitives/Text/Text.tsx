import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';
import type { textSizes, textVariants } from './values.ts';

export interface TextProps {
  /** The text of one paragraph. */
  children: ReactNode;
  /** `lg` for a lead, or the text of a list with large headings; `sm` for small print. */
  size?: (typeof textSizes)[number];
  /** `muted` for secondary text. */
  variant?: (typeof textVariants)[number];
  /** `reading` limits lines to a readable length. */
  measure?: 'none' | 'reading';
}

/** Renders a paragraph. */
export const Text = ({ children, size = 'md', variant = 'plain', measure = 'none' }: TextProps) => (
  <p
    className={`${styles.text} ${styles.size[size]} ${styles.variant[variant]} ${styles.measure[measure]}`}
  >
    {children}
  </p>
);
