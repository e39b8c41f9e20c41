import * as styles from './BlogPost.css.ts';
import type { PostData } from './LoadedPost.tsx';

export type PostBylineProps = Pick<PostData, 'author' | 'published' | 'updated' | 'minutes'>;

/** Renders the author, the dates and the reading time of a post. */
export const PostByline = ({ author, published, updated, minutes }: PostBylineProps) => (
  <ul role="list" className={styles.byline}>
    {author && (
      <li className={`${styles.bylineItem} ${styles.bylineAuthor}`}>
        <span className={styles.author}>
          By <bdi>{author}</bdi>
        </span>
      </li>
    )}
    {published && (
      <li className={styles.bylineItem}>
        <time dateTime={published.iso}>{published.text}</time>
      </li>
    )}
    {minutes !== undefined && <li className={styles.bylineItem}>{`${minutes} min read`}</li>}
    {updated && (
      <li className={styles.bylineItem}>
        {'Updated '}
        <time dateTime={updated.iso}>{updated.text}</time>
      </li>
    )}
  </ul>
);
