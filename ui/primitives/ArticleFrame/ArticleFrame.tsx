import type { ReactNode } from 'react';
import { Container } from '../../layout/Container/index.ts';
import { RinkMark } from '../RinkMark/index.ts';
import * as styles from './ArticleFrame.css.ts';
import * as layout from './columns.css.ts';
import { frame } from './print.css.ts';
import type { articleFrameElements } from './values.ts';

export interface ArticleFrameProps {
  /** The dark top: breadcrumb, heading, author and date. */
  head: ReactNode;
  /** A wide picture that overlaps the end of the head. */
  cover?: ReactNode;
  /** The text of the post. */
  children: ReactNode;
  /**
   * Links to share the text, below it, and before it on desktops, where they stay in the window. Not printed. `null`
   * keeps their place free, and without them the text is in the middle.
   */
  share?: ReactNode;
  /** Whether a column after the text is free for cards from 1,200 px. Only with `share`. */
  hasCardColumn?: boolean;
  /** The end, below the text and its links. Not printed. */
  end?: ReactNode;
  /** The id of the heading that names the article. */
  labelledBy?: string;
  /** `div` for a skeleton, which is not an article. */
  as?: (typeof articleFrameElements)[number];
}

const columnsOf = (share: ReactNode, hasCardColumn: boolean) => {
  if (share === undefined) return layout.column;
  const shared = `${layout.column} ${layout.shared}`;
  return hasCardColumn ? `${shared} ${layout.withCards}` : shared;
};

/** Renders the layout of a post: a dark head with the cover, then the text. */
export const ArticleFrame = ({
  head,
  cover,
  children,
  share,
  hasCardColumn = false,
  end,
  labelledBy,
  as: Element = 'article',
}: ArticleFrameProps) => (
  <Element aria-labelledby={labelledBy} data-surface="ice" className={frame}>
    <div data-surface="night" data-covered={cover ? '' : undefined} className={styles.head}>
      {!cover && (
        <span className={styles.mark}>
          <RinkMark variant="center" />
        </span>
      )}
      <Container>
        <div className={styles.opening}>
          <div className={styles.words}>{head}</div>
          {cover && <div className={styles.cover}>{cover}</div>}
        </div>
      </Container>
    </div>
    <Container>
      <div className={columnsOf(share, hasCardColumn)}>
        <div className={layout.main}>{children}</div>
        {share && <div className={layout.share}>{share}</div>}
        {end && <div className={layout.end}>{end}</div>}
      </div>
    </Container>
  </Element>
);
