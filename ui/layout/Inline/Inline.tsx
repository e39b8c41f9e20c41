import type { ReactNode } from 'react';
import { gap as gapStyles } from '../gap.css.ts';
import type { Gap } from '../space.ts';
import * as styles from './Inline.css.ts';

export const inlineAligns = ['start', 'center', 'baseline'] as const;
export const inlineJustifies = ['start', 'center', 'between'] as const;

export interface InlineProps {
  /** What stands beside each other; it wraps when there is no room. */
  children: ReactNode;
  /** The space between them, across and down. */
  gap?: Gap;
  /** How they line up across their heights. */
  align?: (typeof inlineAligns)[number];
  /** How the room left over is shared. */
  justify?: (typeof inlineJustifies)[number];
  /** The element: `ul` for a list of equals (then each child is an `li`). */
  as?: 'div' | 'ul' | 'ol' | 'p';
}

/** Things beside each other, wrapping where the window ends. */
export const Inline = ({
  children,
  gap = 'md',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
}: InlineProps) => (
  <Element
    className={`${styles.inline} ${gapStyles[gap]} ${styles.align[align]} ${styles.justify[justify]}`}
  >
    {children}
  </Element>
);
