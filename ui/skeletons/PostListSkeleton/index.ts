export * from './PostListSkeleton.tsx';
