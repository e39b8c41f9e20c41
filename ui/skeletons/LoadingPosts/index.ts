export * from './LoadingPosts.tsx';
