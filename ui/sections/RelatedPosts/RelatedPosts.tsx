import { Section } from '../../layout/Section/index.ts';
import { HeadedList } from '../SectionHeading/HeadedList.tsx';
import { PostGrid, type PostItem } from '../PostList/index.ts';
import * as styles from './RelatedPosts.css.ts';

export interface RelatedPostsProps {
  /** The heading. */
  title: string;
  /** Other posts; the first three are shown. */
  posts: readonly PostItem[];
  /** The link to all posts. Leave it out when the page already has one. */
  all?: { label: string; href: string } | undefined;
}

/** Renders up to three other posts. Not printed. */
export const RelatedPosts = ({ title, posts, all }: RelatedPostsProps) => (
  <div className={styles.related}>
    <Section surface="snow" edge="blue" labelledBy="related-title">
      <HeadedList title={title} id="related-title" all={all} variant="section">
        <PostGrid posts={posts.slice(0, 3)} columns="trio" />
      </HeadedList>
    </Section>
  </div>
);
