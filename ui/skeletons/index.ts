export * from './PostCardSkeleton/index.ts';
export * from './PostListSkeleton/index.ts';
export * from './PostSkeleton/index.ts';
