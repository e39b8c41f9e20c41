export * from './BlogCategory.tsx';
