export * from './ProductDetail.tsx';
