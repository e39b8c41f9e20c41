import { PostCard, type PostCardProps } from '../../cards/index.ts';
import { Grid, Section, Stack } from '../../layout/index.ts';
import { EmptyPanel, FailurePanel } from '../../panels/index.ts';
import { Button, Text } from '../../primitives/index.ts';
import { PostListSkeleton } from '../../skeletons/index.ts';
import { CategoryLinks, type CategoryLinksProps } from '../CategoryLinks/index.ts';
import { useFirstNew } from './useFirstNew.ts';

/** What is known of the posts: nothing yet, nothing to be had, or as many as are shown. */
export type BlogCategoryState =
  | { status: 'loading' }
  | { status: 'failed'; title: string; text: string; onRetry?: (() => void) | undefined }
  | {
      status: 'loaded';
      posts: readonly (PostCardProps & { id: string })[];
      /** The button below them while there are more to show. */
      more?: { label: string; onMore: () => void } | undefined;
      /** How many are shown; announced when that changes. */
      shownNote?: string | undefined;
    };

export interface BlogCategoryProps {
  /** What is known of the posts. */
  state: BlogCategoryState;
  /** What stands there when there are none. */
  empty: { title: string; text: string };
  /** The way to the other categories. */
  categoryLinks: CategoryLinksProps;
}

type Loaded = Extract<BlogCategoryState, { status: 'loaded' }>;

const PostGrid = ({ posts, more, shownNote }: Loaded) => {
  const { box, remember } = useFirstNew(posts.length);
  const showMore = () => {
    remember();
    more?.onMore();
  };
  return (
    <Stack gap="2xl">
      <div ref={box}>
        <Grid columns="3">
          {posts.map(({ id, ...post }) => (
            <li key={id}>
              <PostCard {...post} level={2} />
            </li>
          ))}
        </Grid>
      </div>
      {(more ?? shownNote) && (
        <Stack gap="sm" align="center">
          <div role="status">
            {shownNote && (
              <Text size="sm" variant="muted">
                {shownNote}
              </Text>
            )}
          </div>
          {more && (
            <Button variant="outline" size="lg" onClick={showMore}>
              {more.label}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
};

const Posts = ({ state, empty }: Pick<BlogCategoryProps, 'state' | 'empty'>) => {
  if (state.status === 'loading') return <PostListSkeleton count={6} />;
  if (state.status === 'failed') {
    const { title, text, onRetry } = state;
    return <FailurePanel title={title} text={text} onRetry={onRetry} level={2} />;
  }
  return state.posts.length === 0 ? <EmptyPanel {...empty} level={2} /> : <PostGrid {...state} />;
};

/** The posts of one category. */
export const BlogCategory = ({ state, empty, categoryLinks }: BlogCategoryProps) => (
  <>
    <CategoryLinks {...categoryLinks} />
    <Section>
      <div aria-busy={state.status === 'loading'}>
        <Posts state={state} empty={empty} />
      </div>
    </Section>
  </>
);
