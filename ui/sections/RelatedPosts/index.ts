export * from './RelatedPosts.tsx';
