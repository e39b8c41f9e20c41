export * from './BlogIndex.tsx';
