import { PostSkeleton, type PostSkeletonProps } from '../../skeletons/PostSkeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { LoadedPost, type LoadedPostData } from './LoadedPost.tsx';
import { MissingPost, type MissingPostData } from './MissingPost.tsx';

export type { LoadedPostData, PostData } from './LoadedPost.tsx';
export type { MissingPostData } from './MissingPost.tsx';

/** What is known of the post: nothing yet, that it is not to be had, or the post. */
export type BlogPostState =
  | ({ status: 'loading' } & PostSkeletonProps)
  | ({ status: 'missing' } & MissingPostData)
  | ({ status: 'loaded' } & LoadedPostData);

export interface BlogPostProps {
  /** What is known of the post. */
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

/** One article, from its place in the blog to the ways on. Printed, it is a handout. */
export const BlogPost = ({ state }: BlogPostProps) => (
  <div aria-busy={state.status === 'loading'}>
    <Post state={state} />
  </div>
);
