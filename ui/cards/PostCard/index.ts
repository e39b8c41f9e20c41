export * from './PostCard.tsx';
