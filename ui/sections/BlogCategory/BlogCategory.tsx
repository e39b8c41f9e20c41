import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PostListSkeleton } from '../../skeletons/PostListSkeleton/index.ts';
import { CategoryLinks, type CategoryLinksProps } from '../CategoryLinks/index.ts';
import {
  PostGrid,
  PostList,
  type EmptyList,
  type PostItem,
  type PostListState,
} from '../PostList/index.ts';
import { useListAnnouncements } from '../PostList/useListAnnouncements.ts';
import { useFocusFirstAdded } from './useFocusFirstAdded.ts';

interface MorePosts {
  /** The label of the button. */
  label: string;
  /** Called by the button. The posts may be added later. */
  onMore: () => void;
  /** Marks the button as running until the posts are added. */
  isLoading?: boolean | undefined;
  /** Said above the button when the posts could not be loaded. */
  failure?: string | undefined;
}

interface Content {
  /** The posts that are shown. */
  posts: readonly PostItem[];
  /** The button below the posts, while there are more to show. */
  more?: MorePosts | undefined;
  /** How many posts are shown; announced when posts are added. */
  shownNote?: string | undefined;
}

export type BlogCategoryState = PostListState<Content>;

export interface BlogCategoryProps {
  /** The status of the list, and its posts once they are loaded. */
  state: BlogCategoryState;
  /** Shown when the category has no posts. */
  empty: EmptyList;
  /** The links to all categories. */
  categoryLinks: CategoryLinksProps;
}

const Posts = ({ posts, more, shownNote }: Content) => {
  const { list, rememberCount } = useFocusFirstAdded(posts.length, shownNote);
  useListAnnouncements(
    more?.isLoading ?? false,
    more?.failure ? { text: more.failure } : undefined,
  );
  const showMore = () => {
    rememberCount();
    more?.onMore();
  };
  return (
    <Stack gap="2xl">
      <div ref={list}>
        <PostGrid posts={posts} columns="lead" level={2} isFirst />
      </div>
      {(more ?? shownNote) && (
        <Stack gap="sm" align="center">
          {shownNote && (
            <Text size="sm" variant="muted">
              {shownNote}
            </Text>
          )}
          {more?.failure && <Text>{more.failure}</Text>}
          {more && (
            <Button variant="outline" size="lg" onClick={showMore} isBusy={more.isLoading}>
              {more.label}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
};

/** Renders the posts of a category, a page at a time, below links to all categories. */
export const BlogCategory = ({ state, empty, categoryLinks }: BlogCategoryProps) => (
  <>
    <CategoryLinks {...categoryLinks} />
    <Section inset="near" edge="blue">
      <PostList
        state={state}
        isEmpty={({ posts }) => posts.length === 0}
        empty={empty}
        skeleton={<PostListSkeleton count={6} columns="lead" />}
        level={2}
      >
        {(content) => <Posts {...content} />}
      </PostList>
    </Section>
  </>
);
