export * from './ProductShowcase.tsx';
