export * from './PostSkeleton.tsx';
