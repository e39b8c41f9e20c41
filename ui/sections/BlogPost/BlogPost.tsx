import { PostSkeleton, type PostSkeletonProps } from '../../skeletons/PostSkeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { LoadedPost, type LoadedPostData } from './LoadedPost.tsx';
import { MissingPost, type MissingPostData } from './MissingPost.tsx';

export type { LoadedPostData, PostData } from './LoadedPost.tsx';
export type { MissingPostData } from './MissingPost.tsx';

/** The status of the post, and the post once it is loaded. */
export type BlogPostState =
  | ({ status: 'loading' } & PostSkeletonProps)
  | ({ status: 'missing' } & MissingPostData)
  | ({ status: 'loaded' } & LoadedPostData);

export interface BlogPostProps {
  /** The status of the post, and the post once it is loaded. */
  state: BlogPostState;
}

const Post = ({ state }: BlogPostProps) => {
  switch (state.status) {
    case 'loading':
      return (
        <>
          <h1>
            <VisuallyHidden>Article</VisuallyHidden>
          </h1>
          <PostSkeleton withoutScript={state.withoutScript} />
        </>
      );
    case 'missing':
      return <MissingPost {...state} />;
    case 'loaded':
      return <LoadedPost {...state} />;
  }
};

/** Renders a post, its skeleton, or a message that it is missing. */
export const BlogPost = ({ state }: BlogPostProps) => (
  <div aria-busy={state.status === 'loading'}>
    <Post state={state} />
  </div>
);
