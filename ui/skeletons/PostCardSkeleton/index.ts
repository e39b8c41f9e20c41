export * from './PostCardSkeleton.tsx';
