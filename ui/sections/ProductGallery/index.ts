export * from './ProductGallery.tsx';
