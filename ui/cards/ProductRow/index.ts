export * from './ProductRow.tsx';
