import type { ReactNode } from 'react';
import { gap as gapStyles } from '../gap.css.ts';
import type { Gap } from '../space.ts';
import * as styles from './Inline.css.ts';
import type { inlineAligns, inlineJustifies } from './values.ts';

export interface InlineProps {
  /** The content. It wraps where the window ends. */
  children: ReactNode;
  /** The space between the children, in both directions. */
  gap?: Gap;
  /** How the children are aligned vertically. */
  align?: (typeof inlineAligns)[number];
  /** How the remaining space is distributed. */
  justify?: (typeof inlineJustifies)[number];
  /** The element. With `ul` each child is an `li`. */
  as?: 'div' | 'ul' | 'p';
}

/** Renders its children beside each other, and wraps them where the window ends. */
export const Inline = ({
  children,
  gap = 'md',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
}: InlineProps) => (
  <Element
    // Safari does not announce a list without markers as a list.
    {...(Element === 'ul' && { role: 'list' })}
    className={`${styles.inline} ${gapStyles[gap]} ${styles.align[align]} ${styles.justify[justify]}`}
  >
    {children}
  </Element>
);
