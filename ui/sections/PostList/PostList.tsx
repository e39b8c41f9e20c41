import { Fragment, type ComponentType, type ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { loadingArticles, useListAnnouncements } from './useListAnnouncements.ts';
import { EmptyPanel } from '../../panels/EmptyPanel/index.ts';
import { FailurePanel, type FailurePanelProps } from '../../panels/FailurePanel/index.ts';

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
  /** Shown while the list loads, in the place of the posts. Screen readers read a text instead. */
  skeleton: ReactNode;
  /** The place of the panels' headings in the outline of the page. */
  level?: 2 | 3;
  /** Wraps the panels. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Renders the posts of a loaded list. */
  children: (content: Content) => ReactNode;
}

/** Renders a list of posts in its status: skeletons, the failure, the empty panel or the posts. */
export const PostList = <Content extends object>({
  state,
  isEmpty,
  empty,
  skeleton,
  level = 3,
  Frame = Fragment,
  children,
}: PostListProps<Content>) => {
  const isLoading = state.status === 'loading';
  const shown = state.status === 'loaded' && !isEmpty(state) ? state : undefined;
  const message = state.status === 'failed' ? state : empty;
  useListAnnouncements(isLoading, isLoading || shown ? undefined : message);
  if (isLoading) {
    return (
      <div aria-busy>
        <VisuallyHidden>{loadingArticles}</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  return (
    <div aria-busy={false}>
      {shown ? (
        children(shown)
      ) : (
        <Frame>
          {state.status === 'failed' ? (
            <FailurePanel
              title={state.title}
              text={state.text}
              onRetry={state.onRetry}
              level={level}
            />
          ) : (
            <EmptyPanel {...empty} level={level} />
          )}
        </Frame>
      )}
    </div>
  );
};
