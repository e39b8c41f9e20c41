import { Fragment, type ComponentType, type ReactNode } from 'react';
import { useListAnnouncements } from './useListAnnouncements.ts';
import { EmptyPanel } from '../../panels/EmptyPanel/index.ts';
import { FailurePanel, type FailurePanelProps } from '../../panels/FailurePanel/index.ts';
import {
  PostListSkeleton,
  type PostListSkeletonProps,
} from '../../skeletons/PostListSkeleton/index.ts';

type Absent<Content> = { [Key in keyof Content]?: never };

// Named, because the props table of Storybook cuts a long type off.
type LoadingList<Content> = { status: 'loading' } & Absent<Content>;
type Failure = Pick<FailurePanelProps, 'title' | 'text' | 'onRetry'>;
type FailedList<Content> = { status: 'failed' } & Failure & Absent<Content>;
type LoadedList<Content> = { status: 'loaded' } & Content;

/** The status of a list of posts. `Content` is what only a loaded list has. */
export type PostListState<Content extends object> =
  | LoadingList<Content>
  | FailedList<Content>
  | LoadedList<Content>;

/** The words of an empty list. */
export interface EmptyList {
  title: string;
  text: string;
}

export interface PostListProps<Content extends object> {
  /** The status of the list, and its content once it is loaded. */
  state: PostListState<Content>;
  /** Whether a loaded list has no posts. */
  isEmpty: (content: Content) => boolean;
  /** Shown when a loaded list has no posts. */
  empty: EmptyList;
  /** The number of card skeletons while the list loads. */
  skeletons: PostListSkeletonProps['count'];
  /** The place of the panels' headings in the outline of the page. */
  level?: 2 | 3;
  /** Wraps the skeletons and the panels. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Renders the posts of a loaded list. */
  children: (content: Content) => ReactNode;
}

/** Renders a list of posts in its status: skeletons, the failure, the empty panel or the posts. */
export const PostList = <Content extends object>({
  state,
  isEmpty,
  empty,
  skeletons,
  level = 3,
  Frame = Fragment,
  children,
}: PostListProps<Content>) => {
  const isLoading = state.status === 'loading';
  const shown = state.status === 'loaded' && !isEmpty(state) ? state : undefined;
  const message = state.status === 'failed' ? state : empty;
  useListAnnouncements(isLoading, isLoading || shown ? undefined : message);
  return (
    <div aria-busy={isLoading}>
      {shown ? (
        children(shown)
      ) : (
        <Frame>
          {isLoading && <PostListSkeleton count={skeletons} />}
          {state.status === 'loaded' && <EmptyPanel {...empty} level={level} />}
          {state.status === 'failed' && (
            <FailurePanel
              title={state.title}
              text={state.text}
              onRetry={state.onRetry}
              level={level}
            />
          )}
        </Frame>
      )}
    </div>
  );
};
