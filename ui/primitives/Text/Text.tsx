import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export const textSizes = ['sm', 'md', 'lg'] as const;
export const textVariants = ['plain', 'muted'] as const;

export interface TextProps {
  /** A paragraph. */
  children: ReactNode;
  /** `lg` for a lead, `sm` for a note. */
  size?: (typeof textSizes)[number];
  /** `muted` for what may be passed over. */
  variant?: (typeof textVariants)[number];
  /** `reading` ends lines before they get too long to read. */
  measure?: 'none' | 'reading';
}

/** A paragraph. */
export const Text = ({ children, size = 'md', variant = 'plain', measure = 'none' }: TextProps) => (
  <p
    className={`${styles.text} ${styles.size[size]} ${styles.variant[variant]} ${styles.measure[measure]}`}
  >
    {children}
  </p>
);
