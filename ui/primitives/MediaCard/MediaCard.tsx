import type { ReactNode } from 'react';
import type { Tone } from '../../foundations/tokens/index.ts';
import * as styles from './MediaCard.css.ts';

export const mediaCardElements = ['article', 'div'] as const;

export interface MediaCardProps {
  /** What is seen: a picture in a box of its own shape. */
  media: ReactNode;
  /** What is said. */
  children: ReactNode;
  /** What stands at the foot, in line with the other cards of the row. */
  end?: ReactNode;
  /** The product's colour, as a bar along the top. */
  tone?: Tone;
  /** `div` for what only keeps a card's room. */
  as?: (typeof mediaCardElements)[number];
}

/** A picture and words on a board: below each other, or side by side where there is a row to fill. */
export const MediaCard = ({
  media,
  children,
  end,
  tone,
  as: Element = 'article',
}: MediaCardProps) => (
  <Element className={tone ? `${styles.card} ${styles.bar[tone]}` : styles.card}>
    <div className={styles.layout}>
      {media}
      <div className={styles.body}>
        {children}
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </div>
  </Element>
);
