import type { ReactNode } from 'react';
import type { Tone } from '../../foundations/tokens/index.ts';
import * as styles from './MediaCard.css.ts';
import type { mediaCardElements } from './values.ts';

export interface MediaCardProps {
  /** A picture with a fixed ratio. */
  media: ReactNode;
  /** The text. */
  children: ReactNode;
  /** The end of the card, aligned with the ends of the other cards in the row. */
  end?: ReactNode;
  /**
   * Draws a bar in the product's color along the top.
   *
   * @default no bar
   */
  tone?: Tone;
  /** `div` for a skeleton, which is not an article. */
  as?: (typeof mediaCardElements)[number];
}

/** Renders a card with a picture above its text, or beside it when the card has a row to itself. */
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
