import { Text } from '../../primitives/Text/index.ts';
import * as styles from './BlogPost.css.ts';

export interface PostAuthorProps {
  /** The name of the author. */
  name: string;
  /** A sentence or two about the author. */
  bio?: string | undefined;
}

/** Renders the author below a post. */
export const PostAuthor = ({ name, bio }: PostAuthorProps) => (
  <div className={styles.signature}>
    <span aria-hidden="true" className={styles.initial}>
      {Array.from(name)[0]}
    </span>
    <div className={styles.words}>
      <p>
        {'Written by '}
        <bdi className={styles.authorName}>{name}</bdi>
      </p>
      {bio && (
        <Text variant="muted">
          <bdi>{bio}</bdi>
        </Text>
      )}
    </div>
  </div>
);
