export * from './MediaCard.tsx';
