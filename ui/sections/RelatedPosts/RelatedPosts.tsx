import { PostCard, type PostCardProps } from '../../cards/index.ts';
import { Grid, Section } from '../../layout/index.ts';
import { ButtonLink } from '../../primitives/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './RelatedPosts.css.ts';

export interface RelatedPostsProps {
  /** The heading. */
  title: string;
  /** What to read next; the first three are shown. */
  posts: readonly (PostCardProps & { id: string })[];
  /** The link to all of the category; `context` is read with it. */
  all: { label: string; href: string; context?: string | undefined };
}

/** What to read next: other posts of the category. Not printed. */
export const RelatedPosts = ({ title, posts, all }: RelatedPostsProps) => (
  <div className={styles.related}>
    <Section surface="crease" edge="blue" labelledBy="related-title">
      <SectionHeading
        title={title}
        id="related-title"
        action={
          <ButtonLink
            href={all.href}
            variant="outline"
            {...(all.context && { context: all.context })}
          >
            {all.label}
          </ButtonLink>
        }
      />
      <Grid columns="trio">
        {posts.slice(0, 3).map(({ id, ...post }) => (
          <li key={id}>
            <PostCard {...post} />
          </li>
        ))}
      </Grid>
    </Section>
  </div>
);
