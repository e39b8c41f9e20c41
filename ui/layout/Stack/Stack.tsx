import type { ReactNode } from 'react';
import { gap as gapStyles } from '../gap.css.ts';
import type { Gap } from '../space.ts';
import * as styles from './Stack.css.ts';
import type { stackAligns } from './values.ts';

export interface StackProps {
  /** The content. */
  children: ReactNode;
  /** The space between the children. */
  gap?: Gap;
  /** How the children are aligned horizontally. `center` also centers their text. */
  align?: (typeof stackAligns)[number];
  /** The element. With `ul` each child is an `li`. */
  as?: 'div' | 'ul' | 'header' | 'footer';
}

/** Renders its children below each other, with the same space between them. */
export const Stack = ({
  children,
  gap = 'md',
  align = 'stretch',
  as: Element = 'div',
}: StackProps) => (
  <Element
    // Safari does not announce a list without markers as a list.
    {...(Element === 'ul' && { role: 'list' })}
    className={`${styles.stack} ${gapStyles[gap]} ${styles.align[align]}`}
  >
    {children}
  </Element>
);
