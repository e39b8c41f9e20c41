import { PostCard, type PostCardProps } from '../../cards/index.ts';
import { Grid, Section } from '../../layout/index.ts';
import { EmptyPanel, FailurePanel } from '../../panels/index.ts';
import { ButtonLink } from '../../primitives/index.ts';
import { PostListSkeleton } from '../../skeletons/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';

/** What is known of the articles: nothing yet, nothing to be had, or the articles. */
export type BlogTeaserState =
  | { status: 'loading' }
  | { status: 'failed'; text: string; onRetry: () => void }
  | { status: 'loaded'; posts: readonly (PostCardProps & { id: string })[] };

export interface BlogTeaserProps {
  /** The heading. */
  title: string;
  /** What the articles are about. */
  lead: string;
  /** What is known of the articles. */
  state: BlogTeaserState;
  /** What stands there when there are none. */
  empty: { title: string; text: string };
  /** The button to all articles. */
  all: { label: string; href: string };
}

const Articles = ({ state, empty }: Pick<BlogTeaserProps, 'state' | 'empty'>) => {
  if (state.status === 'loading') return <PostListSkeleton count={3} />;
  if (state.status === 'failed') return <FailurePanel text={state.text} onRetry={state.onRetry} />;
  if (state.posts.length === 0) return <EmptyPanel {...empty} />;
  return (
    <Grid columns="trio">
      {state.posts.map(({ id, ...post }) => (
        <li key={id}>
          <PostCard {...post} />
        </li>
      ))}
    </Grid>
  );
};

/** The newest articles, with the way to all of them. */
export const BlogTeaser = ({ title, lead, state, empty, all }: BlogTeaserProps) => (
  <Section surface="ice" labelledBy="blog-title">
    <SectionHeading
      title={title}
      lead={lead}
      id="blog-title"
      action={
        <ButtonLink href={all.href} variant="outline">
          {all.label}
        </ButtonLink>
      }
    />
    <div aria-busy={state.status === 'loading'}>
      <Articles state={state} empty={empty} />
    </div>
  </Section>
);
