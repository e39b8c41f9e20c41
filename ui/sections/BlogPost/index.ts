export * from './BlogPost.tsx';
