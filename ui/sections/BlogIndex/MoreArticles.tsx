import { Section } from '../../layout/Section/index.ts';
import { more } from '../../cards/ProductCard/ProductCard.css.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { PostItem } from '../PostList/index.ts';
import * as styles from './MoreArticles.css.ts';

export interface MoreArticlesProps {
  /** The heading. */
  title: string;
  /** The posts, newest first. */
  posts: readonly PostItem[];
}

const headingId = 'more-articles-title';

/** Renders posts as a list, each with a small cover, its excerpt, and its category, author and date. */
export const MoreArticles = ({ title, posts }: MoreArticlesProps) => (
  <Section surface="snow" labelledBy={headingId}>
    <div className={styles.heading}>
      <Heading level={2} size="xl" id={headingId}>
        {title}
      </Heading>
    </div>
    <ul role="list" className={styles.list}>
      {posts.map(({ id, title: name, excerpt, href, cover, category, author, published }) => (
        <li key={id} className={styles.item}>
          <div className={styles.thumb}>
            <Picture
              source={cover ?? ''}
              isDecorative
              ratio="fill"
              sizes="(min-width: 64em) 17rem, (min-width: 48em) 15rem, 7rem"
            />
          </div>
          <Heading level={3} size="md">
            <TextLink href={href} variant="card">
              <bdi>{name}</bdi>
            </TextLink>
          </Heading>
          <p className={styles.facts}>
            <span>{category}</span>
            {author && <span>{`By ${author}`}</span>}
            {published && <time dateTime={published.iso}>{published.text}</time>}
          </p>
          {excerpt && (
            <p className={styles.excerpt}>
              <bdi>{excerpt}</bdi>
            </p>
          )}
          {/* The link is the title, which covers the post. */}
          <span aria-hidden="true" className={more}>
            Read more
            <Icon name="arrow" />
          </span>
        </li>
      ))}
    </ul>
  </Section>
);
