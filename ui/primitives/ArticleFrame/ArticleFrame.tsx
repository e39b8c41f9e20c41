import type { ReactNode } from 'react';
import { Container } from '../../layout/index.ts';
import { RinkMark } from '../RinkMark/index.ts';
import * as styles from './ArticleFrame.css.ts';
import * as places from './columns.css.ts';
import { frame } from './paper.css.ts';

export const articleFrameElements = ['article', 'div'] as const;

export interface ArticleFrameProps {
  /** Where it is, what it is called, who wrote it and when. */
  head: ReactNode;
  /** What is seen first: a wide picture, half on the dark, half on the ice. */
  cover?: ReactNode;
  /** The article itself. */
  children: ReactNode;
  /** What stays in sight beside it where there is room, and follows it where there is none. Not printed. */
  side?: ReactNode;
  /** What comes after it. Not printed. */
  end?: ReactNode;
  /** The id of the heading that names it. */
  labelledBy?: string;
  /** `div` for what only keeps an article's room. */
  as?: (typeof articleFrameElements)[number];
}

/** The places of an article: the lights go down for its head, and up again to read. */
export const ArticleFrame = ({
  head,
  cover,
  children,
  side,
  end,
  labelledBy,
  as: Element = 'article',
}: ArticleFrameProps) => (
  <Element aria-labelledby={labelledBy} data-surface="ice" className={frame}>
    <div data-surface="night" data-covered={cover ? '' : undefined} className={styles.head}>
      <span className={styles.mark}>
        <RinkMark variant="center" />
      </span>
      <Container>
        <div className={styles.opening}>
          <div className={styles.words}>{head}</div>
          {cover && <div className={styles.cover}>{cover}</div>}
        </div>
      </Container>
    </div>
    <Container>
      <div className={places.columns}>
        <div className={places.body}>{children}</div>
        {side && <div className={places.side}>{side}</div>}
        {end && <div className={places.end}>{end}</div>}
      </div>
    </Container>
  </Element>
);
