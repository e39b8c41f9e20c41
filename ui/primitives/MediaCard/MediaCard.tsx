import type { ReactNode } from 'react';
import { isRowOnPhone, type ListPlace } from '../../layout/Grid/index.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import * as layouts from './layouts.css.ts';
import * as styles from './MediaCard.css.ts';
import type { mediaCardElements } from './values.ts';

export interface MediaCardProps {
  /** A picture with a fixed ratio. */
  media: ReactNode;
  /** The text. */
  children: ReactNode;
  /** The end of the card, aligned with the ends of the other cards in the row. That of a lead follows its words. */
  end?: ReactNode;
  /**
   * Draws a bar in the product's color along the top.
   *
   * @default no bar
   */
  tone?: Tone;
  /**
   * The place in a list. `lead` has its picture beside the text on desktops. A `row` has no box, and a small
   * picture beside the text. `medium` and `trio` are rows on phones, `trioLead` is not.
   *
   * @default the picture is beside the text where the card is wide
   */
  place?: ListPlace | undefined;
  /**
   * On phones, a small picture beside the first part of the text, and all else below both. For a card without a place.
   *
   * @default false
   */
  isCompact?: boolean;
  /** `div` for a skeleton, which is not an article. */
  as?: (typeof mediaCardElements)[number];
}

const endOf = (place: MediaCardProps['place']) => {
  if (!place) return styles.end;
  return place === 'lead' ? styles.endOfPost : `${styles.endOfPost} ${styles.end}`;
};

/** Renders a card with a picture above its text, or beside it when the card has a row to itself. */
export const MediaCard = ({
  media,
  children,
  end,
  tone,
  place,
  isCompact = false,
  as: Element = 'article',
}: MediaCardProps) => {
  const card = isRowOnPhone(place) ? `${styles.card} ${styles.rowOnPhone}` : styles.card;
  const body = `${styles.body} ${styles.bodyOfPost}`;
  const bodyOfRow = `${body} ${styles.bodyOfRowOnPhone}`;
  const bodies = {
    lead: `${body} ${styles.bodyOfLead}`,
    medium: bodyOfRow,
    trioLead: body,
    trio: bodyOfRow,
    row: styles.rowBody,
  };
  const box = place === 'row' ? styles.row : card;
  const alone = isCompact ? layouts.compact : layouts.alone;
  return (
    <Element className={tone ? `${box} ${styles.bar[tone]}` : box}>
      <div className={place ? layouts.placed[place] : alone}>
        {media}
        <div className={place ? bodies[place] : styles.body}>
          {children}
          {end && <div className={endOf(place)}>{end}</div>}
        </div>
      </div>
    </Element>
  );
};
