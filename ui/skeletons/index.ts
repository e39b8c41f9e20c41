export * from './LoadingPosts/index.ts';
export * from './PostCardSkeleton/index.ts';
export * from './PostSkeleton/index.ts';
