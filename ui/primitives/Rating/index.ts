export * from './Rating.tsx';
