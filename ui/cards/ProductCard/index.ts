export * from './ProductCard.tsx';
