export * from './ProductTiles.tsx';
