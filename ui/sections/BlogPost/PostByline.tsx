import * as styles from './BlogPost.css.ts';
import type { PostData } from './LoadedPost.tsx';

export type PostBylineProps = Pick<PostData, 'author' | 'published' | 'updated' | 'minutes'>;

/** Renders the author, the dates and the reading time of a post. */
export const PostByline = ({ author, published, updated, minutes }: PostBylineProps) => (
  <ul role="list" className={styles.byline}>
    {author && (
      <li className={styles.bylineAuthor}>
        <span className={styles.author}>
          By <bdi>{author}</bdi>
        </span>
      </li>
    )}
    {published && (
      <li>
        <time dateTime={published.iso}>{published.text}</time>
      </li>
    )}
    {minutes !== undefined && <li>{`${minutes} min read`}</li>}
    {updated && (
      <li>
        {'Updated '}
        <time dateTime={updated.iso}>{updated.text}</time>
      </li>
    )}
  </ul>
);
